import { rowOutcomes } from '../wire/records/readRowOutcomes.ts';
import { saveBody } from '../wire/saveCall.ts';
import { presentUsers } from '../wire/session/readPresentUsers.ts';
import { sessionEndpoints } from '../wire/session/sessionEndpoints.ts';
import { json, or, type Shape } from '../wire/shape.ts';
import type { CaseBody, VoteBody } from '../wire/workflow/VoteBody.ts';
import { workflowEndpoints } from '../wire/workflow/workflowEndpoints.ts';
import type { DocumentCalls } from './DocumentCalls.ts';
import type { Http } from './Http.ts';

/** Accepts any answer. */
const anything: Shape<unknown> = or(json, null);

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
      const body: VoteBody =
        version === undefined
          ? [...keys]
          : {
              ...(changes ? saveBody(table, changes) : {}),
              keys: [...keys],
              tableName: table,
              Version: version,
            };
      const headers = key === undefined ? {} : { 'idempotency-key': key };
      return http.call(
        workflowEndpoints.audit,
        { params: { table }, query: asked, body, headers },
        rowOutcomes,
      );
    },
    reAudit: (table, key) =>
      http.call(
        workflowEndpoints.reAudit,
        { params: { table }, query: { key: String(key) }, body: {} },
        anything,
      ),
    steps: async (table, key) => (await import('./workflow/httpSteps.ts')).httpSteps(http, table, key),
    forecast: async (table, key, typed) =>
      (await import('./workflow/httpForecast.ts')).httpForecast(http, table, key, typed),
    presence: ({ table, key, window, field, gone }) => {
      const body = { table, key: String(key), window, field: field ?? null, gone };
      return http.call(sessionEndpoints.presence, { body }, presentUsers);
    },
    updateCase: (table, rows, caseType, caseReason) => {
      const asked = {
        ...('codes' in rows ? { OrderCodes: rows.codes.join(',') } : {}),
        caseType: String(caseType),
      };
      const body: CaseBody = 'keys' in rows ? { keys: [...rows.keys], caseReason } : { caseReason };
      return http.call(workflowEndpoints.updateCase, { params: { table }, query: asked, body }, rowOutcomes);
    },
  };
}
