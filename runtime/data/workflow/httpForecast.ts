import { reading } from '../../wire/Reader.ts';
import type { SavePayload } from '../../wire/SavePayload.ts';
import { saveBody } from '../../wire/saveCall.ts';
import { forecastAnswer } from '../../wire/workflow/readForecast.ts';
import { workflowEndpoints } from '../../wire/workflow/workflowEndpoints.ts';
import type { Answer } from '../Answer.ts';
import type { RecordKey } from '../DataSource.ts';
import type { Http } from '../Http.ts';
import { approvalStep } from './approvalStep.ts';
import type { Forecast } from './Forecast.ts';

const forecast = reading(
  forecastAnswer,
  ({ flow, none, list, why, outcomes, issues }): Forecast => ({
    flow: flow && { name: flow.name },
    choice: flow ?? none ?? { text: '', others: [] },
    steps: list.map(approvalStep),
    ways: why,
    outcomes,
    issues,
  }),
);

/** `POST api/Sys_WorkFlow/forecast`, for a saved record, for input over it, or for a new one. */
export const httpForecast = (
  http: Http,
  table: string,
  key: RecordKey | undefined,
  typed: SavePayload | undefined,
): Promise<Answer<Forecast>> => {
  const body = {
    ...(typed ? saveBody(table, typed) : {}),
    ...(key === undefined ? {} : { key: String(key) }),
  };
  return http.call(workflowEndpoints.forecast, { query: { tableName: table }, body }, forecast);
};
