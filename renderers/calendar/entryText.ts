import type { App } from '../../runtime/host/AppContext.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { cellText } from '../form/cellText.ts';

/** What an entry or a mark is called: the texts of its fields, else the table's name and the key. */
export function entryText(
  app: App,
  table: ResolvedTable,
  names: readonly string[] | undefined,
  row: Row,
): string {
  const shown = names ?? (table.nameField === undefined ? [] : [table.nameField]);
  const text = shown
    .map((name) => cellText(app, table, row, name))
    .filter((part) => part !== '')
    .join(' ');
  return text === '' ? `${table.cnName} ${String(row[table.key] ?? '')}` : text;
}
