import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { DocumentForms } from '../form/DocumentForms.ts';

/**
 * The input of a box as text: one line per field, detail rows as columns separated by tabs. Leaves out
 * secrets.
 */
export function boxText(title: string, { doc, main, details }: DocumentForms): string {
  const lines = [title];
  const values = main.values();
  for (const field of shownOf(doc.main)) {
    const value = textOf(values, field.field);
    if (value !== '') lines.push(`${field.title}\t${value}`);
  }
  for (const detail of details) {
    const rows = detail.plainRows();
    if (rows.length === 0) continue;
    const fields = shownOf(detail.table);
    lines.push('', detail.table.cnName, fields.map((field) => field.title).join('\t'));
    for (const row of rows) lines.push(fields.map(({ field }) => textOf(row, field)).join('\t'));
  }
  return lines.join('\n');
}

function shownOf(table: ResolvedTable) {
  return table.fields.filter(
    ({ hidden, writeOnly, kind }) => !hidden && !writeOnly && kind.columnType !== undefined,
  );
}

function textOf(row: Row, name: string): string {
  const value = row[name] ?? '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value).replaceAll(/[\t\n]/g, ' ');
}
