import type { Answer } from '../../runtime/data/Answer.ts';
import type { DownloadedFile, WorkbookCalls } from '../../runtime/data/WorkbookCalls.ts';
import { saveFile } from '../../runtime/host/saveFile.ts';
import { arrangeColumns } from '../../runtime/model/fields/columnSet/arrangeColumns.ts';
import { columnsOf } from '../../runtime/model/fields/projections/columns.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { listDialogMessages } from '../../runtime/model/messages/listDialog.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';

addMessages(listDialogMessages);

/** Pages with a running download; further presses are ignored until it ends. */
const busy = new WeakSet<PageStore>();

const save = async (
  page: PageStore,
  ask: (calls: WorkbookCalls) => Promise<Answer<DownloadedFile>>,
): Promise<void> => {
  if (busy.has(page)) return;
  busy.add(page);
  const { data, notify, t } = page.app;
  try {
    const answer = await ask(await data.workbooks());
    if (answer.ok) saveFile(answer.data.bytes, answer.data.name);
    else notify.error(answer.failure.message || t('list.downloadFailed'));
  } catch {
    notify.error(t('shell.chunkFailed'));
  } finally {
    busy.delete(page);
  }
};

/** Saves the rows of the list's current query, with the visible columns. */
export const exportList = (page: PageStore): Promise<void> => {
  const { main } = page.doc;
  const own = page.app.settings.of(main.table);
  const columns = arrangeColumns(columnsOf(main, page.showing), own.columns).map(({ field }) => field);
  return save(page, (calls) => calls.exportRows(main.table, page.list.asked(), columns));
};

/** Saves the import template. */
export const downloadTemplate = (page: PageStore): Promise<void> =>
  save(page, (calls) => calls.template(page.doc.main.table));
