import type { Json, JsonObject } from '../model/schema/Json.ts';
import { addressOf } from '../wire/Endpoint.ts';
import type { RowOutcome } from '../wire/records/RowOutcome.ts';
import { saveBody } from '../wire/saveCall.ts';
import { sessionEndpoints } from '../wire/session/sessionEndpoints.ts';
import { bool, json, listOf, maybe, object, or, type Shape, text } from '../wire/shape.ts';
import { workflowEndpoints } from '../wire/workflow/workflowEndpoints.ts';
import type { DocumentCalls, Present } from './DocumentCalls.ts';
import type { Http } from './Http.ts';

/** Rows of an answer, or of a refusal's `data`. */
export const rowOutcomes: Shape<readonly RowOutcome[]> = listOf(
  object<Omit<RowOutcome, 'status'>>({ key: text, ok: bool, message: or(text, '') }),
  1000,
);

const present: Shape<readonly Present[]> = listOf(
  object<Present>({ userName: text, field: maybe(text) }),
  100,
);

/** {@link DocumentCalls} over Audit, ReAudit, getSteps and updateCase. */
export function httpDocumentCalls(http: Http): DocumentCalls {
  return {
    audit: (table, keys, { status, reason, version, continuation, stepId, changes }, key) => {
      const asked = {
        auditStatus: String(status),
        auditReason: reason,
        ...(continuation === undefined ? {} : { auditRefuse: String(continuation) }),
        ...(stepId === undefined ? {} : { currentStepId: stepId }),
      };
      const body: Json =
        version === undefined
          ? [...keys]
          : {
              ...(changes ? saveBody(table, changes) : {}),
              keys: [...keys],
              tableName: table,
              Version: version,
            };
      const headers = key === undefined ? {} : { 'idempotency-key': key };
      return http.action(
        addressOf(workflowEndpoints.audit, { table }, asked),
        { body, headers },
        rowOutcomes,
      );
    },
    reAudit: (table, key) =>
      http.action(
        addressOf(workflowEndpoints.reAudit, { table }, { key: String(key) }),
        { method: 'POST', body: {} },
        or(json, null),
      ),
    steps: async (table, key) => (await import('./httpSteps.ts')).httpSteps(http, table, key),
    forecast: async (table, key, typed) =>
      (await import('./httpForecast.ts')).httpForecast(http, table, key, typed),
    presence: ({ table, key, window, field, gone }) => {
      const body = { table, key: String(key), window, field: field ?? null, gone };
      return http.action(addressOf(sessionEndpoints.presence, {}), { body }, present);
    },
    updateCase: (table, rows, caseType, caseReason) => {
      const asked = {
        ...('codes' in rows ? { OrderCodes: rows.codes.join(',') } : {}),
        caseType: String(caseType),
      };
      const body: JsonObject = 'keys' in rows ? { keys: [...rows.keys], caseReason } : { caseReason };
      return http.action(addressOf(workflowEndpoints.updateCase, { table }, asked), { body }, rowOutcomes);
    },
  };
}
