import { ddlOf } from '../../../runtime/model/fields/projections/ddl.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { DatabaseError } from '../../db/DatabaseError.ts';
import type { Answer } from '../../http/Answer.ts';
import type { Call } from '../../http/Call.ts';
import { issuesAnswer } from '../../http/issuesAnswer.ts';

/** True for the constraint of the primary key of a table whose keys people type. */
const isTypedKey = ({ table, keyType }: ResolvedTable, constraint: string | undefined): boolean =>
  keyType === 'typed' && constraint === `${table.slice(0, 58)}_pkey`;

/** Refusal of a duplicate unique value, at its field; undefined for any other error. */
export const uniqueRefusal = (call: Call, full: DocumentTable, error: unknown): Answer<never> | undefined => {
  if (!(error instanceof DatabaseError) || error.kind !== 'unique') return undefined;
  for (const table of [full.main, ...full.details.map((detail) => detail.table)]) {
    const index = ddlOf(table).indexes.find((one) => one.name === error.detail.constraint);
    const columns = index?.fields ?? (isTypedKey(table, error.detail.constraint) ? [table.key] : undefined);
    const fields = columns?.flatMap((field) => table.byName.get(field) ?? []) ?? [];
    const [first] = fields;
    if (first === undefined) continue;
    const title = fields.map((field) => field.title).join('+');
    return issuesAnswer(call, [
      {
        path: table === full.main ? first.field : table.table,
        rule: 'form.unique',
        params: { title },
        severity: 'error',
      },
    ]);
  }
  return undefined;
};
