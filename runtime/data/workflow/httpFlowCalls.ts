import { rowOutcomes } from '../../wire/records/readRowOutcomes.ts';
import { json, or, type Shape } from '../../wire/shape.ts';
import type { ActionBody } from '../../wire/workflow/ActionBody.ts';
import { documentActionEndpoints } from '../../wire/workflow/documentActionEndpoints.ts';
import { runningDocuments, unstartedDocuments } from '../../wire/workflow/readFlowDocuments.ts';
import { workflowDesignEndpoints as endpoints } from '../../wire/workflow/workflowDesignEndpoints.ts';
import type { Http } from '../Http.ts';
import type { Act, FlowCalls } from './FlowCalls.ts';
import { httpConsequences } from './httpConsequences.ts';
import { httpFlowDesign } from './httpFlowDesign.ts';

/** Accepts any answer. */
const anything: Shape<unknown> = or(json, null);

/** Body of an action, besides the document's key. */
const bodyOf = ({ name, words: said, people, stepId }: Act): Omit<ActionBody, 'key'> => ({
  ...(name === 'comment' ? { text: said } : { reason: said }),
  ...(name === 'transfer' ? { userId: people[0] ?? null } : {}),
  ...(name === 'addSigner' || name === 'copyTo' ? { userIds: [...people] } : {}),
  ...(stepId === undefined ? {} : { stepId }),
});

/** {@link FlowCalls} over `api/Sys_WorkFlow/`. */
export function httpFlowCalls(http: Http): FlowCalls {
  return {
    ...httpFlowDesign(http),
    act: (table, key, act, idempotencyKey) =>
      http.call(
        documentActionEndpoints[act.name],
        {
          query: { tableName: table },
          body: { key: String(key), ...bodyOf(act) },
          headers: { 'idempotency-key': idempotencyKey },
        },
        anything,
      ),
    consequences: (table, key) => httpConsequences(http, table, key),
    running: (flowId) => http.call(endpoints.running, { query: { id: String(flowId) } }, runningDocuments),
    move: (flowId, keys) =>
      http.call(endpoints.move, { query: { id: String(flowId) }, body: [...keys] }, rowOutcomes),
    unstarted: (table) => http.call(endpoints.unstarted, { query: { table } }, unstartedDocuments),
    start: (table, keys) => http.call(endpoints.start, { query: { table }, body: [...keys] }, anything),
  };
}
