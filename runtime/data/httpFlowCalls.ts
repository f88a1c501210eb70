import type { JsonObject } from '../model/schema/Json.ts';
import { addressOf } from '../wire/Endpoint.ts';
import { bool, json, listOf, number, object, or, text } from '../wire/shape.ts';
import { documentActionEndpoints } from '../wire/workflow/documentActionEndpoints.ts';
import { workflowDesignEndpoints as endpoints } from '../wire/workflow/workflowDesignEndpoints.ts';
import type { Act, FlowCalls, RunningDocument, RunningDocuments, UnstartedDocuments } from './FlowCalls.ts';
import type { Http } from './Http.ts';
import { httpConsequences } from './httpConsequences.ts';
import { rowOutcomes } from './httpDocumentCalls.ts';
import { httpFlowDesign } from './httpFlowDesign.ts';

/** Documents an answer may name. */
const most = 1000;
const words = or(text, '');

const running = object<RunningDocuments>({
  asks: or(bool, false),
  version: or(number, 0),
  total: or(number, 0),
  hidden: or(number, 0),
  list: listOf(
    object<RunningDocument>({
      key: text,
      label: words,
      stepName: words,
      version: or(number, 0),
      creator: words,
      mayMove: or(bool, false),
      message: words,
    }),
    most,
  ),
});

const unstarted = object<UnstartedDocuments>({
  total: or(number, 0),
  hidden: or(number, 0),
  list: listOf(object<{ key: string; label: string }>({ key: text, label: words }), most),
});

/** What the body of a deed is, besides the document's key. */
const bodyOf = ({ name, words: said, people, stepId }: Act): JsonObject => ({
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
      http.action(
        addressOf(documentActionEndpoints[act.name], {}, { tableName: table }),
        { body: { key: String(key), ...bodyOf(act) }, headers: { 'idempotency-key': idempotencyKey } },
        or(json, null),
      ),
    consequences: (table, key) => httpConsequences(http, table, key),
    running: (flowId) => http.action(addressOf(endpoints.running, {}, { id: String(flowId) }), {}, running),
    move: (flowId, keys) =>
      http.action(addressOf(endpoints.move, {}, { id: String(flowId) }), { body: [...keys] }, rowOutcomes),
    unstarted: (table) => http.action(addressOf(endpoints.unstarted, {}, { table }), {}, unstarted),
    start: (table, keys) =>
      http.action(addressOf(endpoints.start, {}, { table }), { body: [...keys] }, or(json, null)),
  };
}
