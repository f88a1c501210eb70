import type { PageSchema } from '../../schema/PageSchema.ts';
import { isStored, type ResolvedField, type ResolvedTable } from '../resolve/ResolvedTable.ts';

/** Maximum fields that a quick search uses by default; each one more makes the query slower. */
const most = 5;

/** Whether rows show a text of this field that users type to find them. */
export const showsText = (field: ResolvedField): boolean =>
  isStored(field) &&
  !field.writeOnly &&
  !field.hidden &&
  field.kind.files === undefined &&
  (field.columnType === 'string' || field.dataKey !== undefined || field.data !== undefined);

/**
 * Fields of a page's quick search by default: the page's own (else the table's name field), then the texts and
 * choices of its search panel. Empty when the table has none of these: no search box.
 */
export const quickFields = (
  page: Pick<PageSchema, 'quickSearch'>,
  table: Pick<ResolvedTable, 'byName' | 'fields' | 'nameField'>,
): readonly string[] => {
  const own = [page.quickSearch, table.nameField].find(
    (name) => name !== undefined && table.byName.has(name),
  );
  const main = table.fields
    .filter((field) => field.searchRowNo !== undefined && showsText(field))
    .map((field) => field.field);
  return [...new Set([...(own === undefined ? [] : [own]), ...main])].slice(0, most);
};
