import type { Row } from '../../model/schema/Row.ts';
import type { ScanTasks } from '../../model/schema/ScanWork.ts';
import type { ScanStore } from './ScanStore.ts';
import { refused, type Taken } from './steps/StepTaker.ts';

/** Takes a task that the user tapped, as if its document and its row had been scanned. */
export async function takeTask(store: ScanStore, task: Row, { source, row }: ScanTasks): Promise<Taken> {
  const { app, line, lines } = store;
  const held = line ?? lines[0];
  if (held && (store.takesMany || held.isTouched))
    return refused(app.t('scanPage.finishFirst', { name: held.parts.name }));
  store.reset();
  const step = store.work.steps.find((one) => one.step === 'source');
  const table = store.tableOf(step?.table ?? '');
  const wheres = [{ name: table.key, value: String(task[source] ?? ''), displayType: 'equal' }];
  const answer = await app.data.page(table.table, { page: 1, rows: 1, wheres });
  if (!answer.ok) return refused(answer.failure.message);
  const [found] = answer.data.rows;
  if (!found) return refused(app.t('scanPage.unknown', { what: table.cnName, code: '' }));
  const opened = await store.open(found, true);
  const own = store.source?.rows.find((one) => store.keyOfRow(one) === String(task[row] ?? ''));
  return opened.kind === 'taken' && own ? store.choose(own) : opened;
}
