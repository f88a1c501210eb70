import type { App } from '../../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Difference, Side } from '../../../runtime/model/record/merge/DocumentMerge.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { cellText } from '../../form/cellText.ts';

/** Name of a difference in words: the field and its row. */
export function nameOf(app: App, doc: DocumentTable, difference: Difference, row: Row | undefined): string {
  const { t } = app;
  const table = tableOf(doc, difference);
  const what =
    difference.field === undefined
      ? t('merge.wholeRow')
      : (table.byName.get(difference.field)?.title ?? difference.field);
  if (difference.rowKey === undefined) return what;
  const name = cellText(app, table, row ?? {}, table.nameField) || difference.rowKey;
  return `${t('merge.row', { table: table.cnName, name })} · ${what}`;
}

/** One of the three values, formatted for display. */
export function wordsOf(app: App, doc: DocumentTable, difference: Difference, which: Side | 'base'): string {
  const { t } = app;
  const { field, rows } = difference;
  if (field === undefined) {
    if (which === 'base') return '';
    return t(rows?.[which] === undefined ? 'merge.deleted' : 'merge.kept');
  }
  return cellText(app, tableOf(doc, difference), { [field]: difference[which] }, field) || t('merge.empty');
}

function tableOf(doc: DocumentTable, { table, rowKey }: Difference): ResolvedTable {
  if (rowKey === undefined) return doc.main;
  return doc.details.find((detail) => detail.table.table === table)?.table ?? doc.main;
}
