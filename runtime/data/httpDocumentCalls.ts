import type { JsonObject } from '../model/schema/Json.ts';
import type { AuditEntry, DocumentCalls, Present, RowOutcome } from './DocumentCalls.ts';
import type { Http } from './Http.ts';
import { bool, json, listOf, maybe, number, object, or, type Shape, text } from './shape.ts';

/** Rows of an answer, or of a refusal's `data`. */
export const rowOutcomes: Shape<readonly RowOutcome[]> = listOf(
  object<RowOutcome>({ key: text, ok: bool, message: or(text, '') }),
  1000,
);

const steps = object<{ readonly his: readonly AuditEntry[] }>({
  his: or(
    listOf(
      object<AuditEntry>({
        auditor: or(text, ''),
        auditDate: or(text, ''),
        auditStatus: or(number, 0),
        remark: or(text, ''),
      }),
      1000,
    ),
    [],
  ),
});

const present: Shape<readonly Present[]> = listOf(
  object<Present>({ userName: text, field: maybe(text) }),
  100,
);

/** {@link DocumentCalls} over the specification's Audit, ReAudit, getSteps and updateCase (1 section 7). */
export function httpDocumentCalls(http: Http): DocumentCalls {
  const query = (parts: Readonly<Record<string, string>>): string => String(new URLSearchParams(parts));
  return {
    audit: (table, keys, { status, reason, version }) => {
      const asked = query({ auditStatus: String(status), auditReason: reason });
      const [id = ''] = keys;
      const body = version === undefined ? [...keys] : { id, tableName: table, Version: version };
      return http.action(`/api/${table}/Audit?${asked}`, { body }, rowOutcomes);
    },
    reAudit: (table, key) =>
      http.action(
        `/api/${table}/ReAudit?${query({ key: String(key) })}`,
        { method: 'POST', body: {} },
        or(json, null),
      ),
    auditRecord: async (table, key) => {
      const asked = query({ tableName: table, id: String(key) });
      const answer = await http.plain(`/api/Sys_WorkFlow/getSteps?${asked}`, {}, steps);
      return answer.ok ? { ...answer, data: answer.data.his } : answer;
    },
    presence: ({ table, key, window, field, gone }) => {
      const body = { table, key: String(key), window, field: field ?? null, gone };
      return http.action('/api/jig/presence', { body }, present);
    },
    updateCase: (table, rows, caseType, caseReason) => {
      const asked = query({
        ...('codes' in rows ? { OrderCodes: rows.codes.join(',') } : {}),
        caseType: String(caseType),
      });
      const body: JsonObject = 'keys' in rows ? { keys: [...rows.keys], caseReason } : { caseReason };
      return http.action(`/api/${table}/updateCase?${asked}`, { body }, rowOutcomes);
    },
  };
}
