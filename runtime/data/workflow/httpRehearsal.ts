import type { RehearsalAsked, RehearsalData } from '../../wire/workflow/RehearsalData.ts';
import { rehearsal } from '../../wire/workflow/readRehearsal.ts';
import { workflowDesignEndpoints } from '../../wire/workflow/workflowDesignEndpoints.ts';
import type { Answer } from '../Answer.ts';
import type { Http } from '../Http.ts';

/** Time-out in milliseconds. Running twenty thousand documents takes longer than a usual call. */
const patience = 180_000;

/** `POST api/Sys_WorkFlow/rehearse`. */
export const httpRehearsal = (
  http: Http,
  { mainData, limit }: RehearsalAsked,
): Promise<Answer<RehearsalData>> =>
  http.call(
    workflowDesignEndpoints.rehearse,
    { body: { mainData, limit }, signal: AbortSignal.timeout(patience) },
    rehearsal,
  );
