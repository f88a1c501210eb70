import type { Document, DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import { caseField } from '../../model/fields/stateFields.ts';
import { sameValue } from '../../model/record/merge/sameValue.ts';
import type { Row } from '../../model/schema/Row.ts';

const differ = (table: ResolvedTable, before: Row | undefined, after: Row): boolean =>
  before !== undefined &&
  table.fields.some(
    (field) =>
      (field.rollup !== undefined || field.field === caseField) &&
      !sameValue(field, before[field.field], after[field.field]),
  );

/** Whether totals of a document, or whether it is closed, are not as they were: other documents have changed them. */
export const totalsChanged = ({ main, details }: DocumentTable, before: Document, after: Document): boolean =>
  differ(main, before.main, after.main) ||
  details.some(({ table }) => {
    const rows = new Map((before.details[table.table] ?? []).map((row) => [String(row[table.key]), row]));
    return (after.details[table.table] ?? []).some((row) =>
      differ(table, rows.get(String(row[table.key])), row),
    );
  });
