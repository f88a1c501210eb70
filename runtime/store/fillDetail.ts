import type { App } from '../host/AppContext.ts';
import { addMessages } from '../model/messages/index.ts';
import { pickerMessages } from '../model/messages/picker.ts';
import { pickedValues } from '../model/record/pickedValues.ts';
import type { Cell } from '../model/schema/Row.ts';
import type { DetailFill } from '../model/schema/TableSchema.ts';
import { appendRows } from './appendRows.ts';
import type { DetailStore } from './DetailStore.ts';
import { rowKeyField } from './detailRows.ts';
import { without } from './sheet/DetailState.ts';

addMessages(pickerMessages);

type FillApp = Pick<App, 'data' | 'notify' | 't'>;

/** Rows of one source record at most. */
const most = 1000;

/**
 * Brings the rows that belong to a record chosen in the header into a detail (`DetailSchema.fill`): asked first when the
 * detail has rows already, which then go. A later choice wins over an earlier one that answers late.
 */
export async function fillDetail(
  app: FillApp,
  detail: DetailStore,
  fill: DetailFill,
  chosen: Cell,
): Promise<void> {
  const { data, notify, t } = app;
  if (chosen === null || chosen === '') return;
  const wheres = [{ name: fill.column ?? fill.via, value: String(chosen), displayType: 'equal' }];
  const answer = await data.selector(fill.table, { page: 1, rows: most, wheres });
  if (detail.main.value(fill.via) !== chosen) return;
  if (!answer.ok) {
    notify.error(answer.failure.message);
    return;
  }
  const { rows } = answer.data;
  if (rows.length === 0) return;
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
