import { addressOf } from '../wire/Endpoint.ts';
import type { SavePayload } from '../wire/SavePayload.ts';
import { saveBody } from '../wire/saveCall.ts';
import { bool, listOf, maybe, object, or, type Shape, text } from '../wire/shape.ts';
import { workflowEndpoints } from '../wire/workflow/workflowEndpoints.ts';
import type { Answer } from './Answer.ts';
import type { ApprovalStep } from './Approval.ts';
import type { RecordKey } from './DataSource.ts';
import type { Forecast, ForecastChoice, ForecastLine, ForecastWay } from './Forecast.ts';
import type { Http } from './Http.ts';
import { step } from './httpSteps.ts';

const words = or(text, '');
const lineShape = { from: words, to: words, label: words, text: words };

const way = object<ForecastWay>({
  ...lineShape,
  isOnly: or(bool, false),
  others: or(listOf(object<ForecastLine>(lineShape), 1000), []),
});

const choiceShape = {
  text: words,
  others: or(listOf(object<{ name: string; text: string }>({ name: words, text: words }), 500), []),
};

const forecast: Shape<Forecast> = (value, path) => {
  const { flow, none, list, why, issues } = object<{
    flow?: ForecastChoice & { name: string };
    none?: ForecastChoice;
    list: readonly ApprovalStep[];
    why: readonly ForecastWay[];
    issues: Forecast['issues'];
  }>({
    flow: maybe(object<ForecastChoice & { name: string }>({ name: words, ...choiceShape })),
    none: maybe(object<ForecastChoice>(choiceShape)),
    list: or(listOf(step, 500), []),
    why: or(listOf(way, 500), []),
    issues: or(listOf(object<Forecast['issues'][number]>({ path: words, message: words }), 10_000), []),
  })(value, path);
  return {
    flow: flow && { name: flow.name },
    choice: flow ?? none ?? { text: '', others: [] },
    steps: list,
    ways: why,
    issues,
  };
};

/** `POST api/Sys_WorkFlow/forecast`: of a saved record, of what is typed over it, or of a new one. */
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
  return http.action(addressOf(workflowEndpoints.forecast, {}, { tableName: table }), { body }, forecast);
};
