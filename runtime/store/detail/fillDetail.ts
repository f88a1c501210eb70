import type { App } from '../../host/AppContext.ts';
import { addMessages } from '../../model/messages/index.ts';
import { pickerMessages } from '../../model/messages/picker.ts';
import { pickedValues } from '../../model/record/pickedValues.ts';
import { remainingOnly } from '../../model/record/remainingOnly.ts';
import type { Cell } from '../../model/schema/Row.ts';
import type { DetailFill } from '../../model/schema/TableSchema.ts';
import { without } from '../sheet/DetailState.ts';
import { appendRows } from './appendRows.ts';
import type { DetailStore } from './DetailStore.ts';
import { rowKeyField } from './detailRows.ts';

addMessages(pickerMessages);

type FillApp = Pick<App, 'data' | 'notify' | 't'>;

/** Maximum rows of one source record. */
const most = 1000;

/**
 * Copies the rows of a record chosen in the header into a detail table (`DetailSchema.fill`). Asks first when
 * rows would be replaced. A later choice wins over a late answer of an earlier one.
 */
export async function fillDetail(
  app: FillApp,
  detail: DetailStore,
  fill: DetailFill,
  chosen: Cell,
): Promise<void> {
  const { data, notify, t } = app;
  if (chosen === null || chosen === '') return;
  const wheres = [
    { name: fill.column ?? fill.via, value: String(chosen), displayType: 'equal' },
    ...remainingOnly(fill.remaining),
  ];
  // As the source shows its rows, not as its list does: newest first.
  const answer = await data.selector(fill.table, { page: 1, rows: most, order: 'asc', wheres });
  if (detail.main.value(fill.via) !== chosen) return;
  if (!answer.ok) {
    notify.error(answer.failure.message);
    return;
  }
  const { rows } = answer.data;
  if (rows.length === 0) {
    if (fill.remaining !== undefined) notify.error(t('picker.nothingLeft', { table: detail.table.cnName }));
    return;
  }
  const present = detail.state.rows;
  if (present.length > 0) {
    const question = t('picker.replaceRows', { n: present.length, table: detail.table.cnName });
    if (!(await notify.confirm({ title: detail.table.cnName, text: question }))) return;
    if (!detail.end().ok) return;
    const all = new Set(present.map((row) => String(row[rowKeyField])));
    detail.commit(without(detail.state, all, detail.table.key));
  }
  const picker = { text: '', table: fill.table, map: fill.map };
  if (
    appendRows(
      detail,
      rows.map((row) => pickedValues(detail.table, picker, row, '')),
    )
  )
    notify.success(t('picker.added', { n: rows.length }));
}
