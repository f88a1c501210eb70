import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { ViewField } from '../../../runtime/model/schema/ViewSchema.ts';
import type { AskedSources } from './askedSources.ts';
import { sourceFields } from './sourceFields.ts';

/**
 * What conditions on the rows of a view may ask for: its columns, totals too. `table`: the view as it was shown last; columns
 * that it does not have yet come with its next rows.
 */
export function askedColumns(
  table: ResolvedTable,
  lines: readonly ViewField[],
  titleOf: (line: ViewField) => string,
): AskedSources {
  const there = new Map(sourceFields(table).map((field) => [field.field, field] as const));
  const fields = lines.flatMap((line) => {
    const field = there.get(line.field);
    return field === undefined ? [] : [{ ...field, title: titleOf(line) }];
  });
  const byName = new Map(fields.map((field) => [field.field, field] as const));
  return {
    document: { main: { ...table, table: '', fields, byName, details: [] }, details: [] },
    tables: [{ detail: undefined, table: '', title: table.cnName, fields }],
  };
}
