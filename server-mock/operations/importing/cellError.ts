import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { isMessageKey, messageOf, text } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { ImportError } from '../../../runtime/wire/workbooks/ImportResult.ts';
import type { UserCall } from '../../http/Call.ts';
import type { ImportColumn } from './ImportColumn.ts';

/** A cell of the file: its row, and the field that its column holds. */
interface CellPlace {
  readonly row: number;
  readonly table: ResolvedTable;
  /** Empty: the row as a whole. */
  readonly field: string;
  readonly value: string;
}

/** Rules whose message names row and column itself. */
const placed: ReadonlySet<string> = new Set([
  'list.importOption',
  'list.importOptionMany',
  'list.importRequired',
]);

/** An issue as the error of a cell, in words that name row and column. */
export const cellError = (
  call: Pick<UserCall, 'say' | 'locale'>,
  columns: readonly (ImportColumn | undefined)[],
  { row, table, field, value }: CellPlace,
  { rule, params }: Pick<Issue, 'rule' | 'params'>,
): ImportError => {
  const title = table.byName.get(field)?.title ?? String(params.title ?? field);
  const own = columns.find((one) => one?.table.table === table.table && one.field.field === field);
  const column = own?.title ?? title;
  const at = { row, column };
  const message =
    placed.has(rule) && isMessageKey(rule)
      ? text(rule, call.locale, { ...at, ...params })
      : call.say(column === '' ? 'sheet.row' : 'sheet.cell', {
          ...at,
          text: messageOf({ rule, params: { title, ...params } }, call.locale),
        });
  return { row, column, value, message };
};
