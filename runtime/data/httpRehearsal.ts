import { addressOf } from '../wire/Endpoint.ts';
import { listOf, number, object, or, text } from '../wire/shape.ts';
import type {
  RehearsalAsked,
  RehearsalData,
  RehearsedDocument,
  RehearsedPath,
  RehearsedStop,
} from '../wire/workflow/RehearsalData.ts';
import { workflowDesignEndpoints } from '../wire/workflow/workflowDesignEndpoints.ts';
import type { Answer } from './Answer.ts';
import type { Http } from './Http.ts';

const words = or(text, '');

const data = object<RehearsalData>({
  total: number,
  looked: number,
  stopped: number,
  paths: listOf(
    object<RehearsedPath>({
      nodes: listOf(text, 500),
      names: listOf(text, 500),
      lines: listOf(text, 500),
      count: number,
      examples: listOf(object<RehearsedDocument>({ key: text, label: words }), 10),
    }),
    20_000,
  ),
  stops: listOf(
    object<RehearsedStop>({ key: text, label: words, node: text, name: words, message: words }),
    1000,
  ),
  others: object<RehearsalData['others']>({ noFlow: number, otherFlow: number }),
});

/** Milliseconds: twenty thousand documents take longer than an ordinary call may. */
const patience = 180_000;

/** `POST api/Sys_WorkFlow/rehearse`. */
export const httpRehearsal = (
  http: Http,
  { mainData, limit }: RehearsalAsked,
): Promise<Answer<RehearsalData>> =>
  http.action(
    addressOf(workflowDesignEndpoints.rehearse, {}),
    { body: { mainData, limit }, signal: AbortSignal.timeout(patience) },
    data,
  );
