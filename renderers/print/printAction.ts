import IconPrint from '@douyinfe/semi-icons/lib/es/icons/IconPrint';
import { openTab } from '../../runtime/host/openTab.ts';
import type { ListAction } from '../../runtime/ListAction.ts';
import { pageApi } from '../../runtime/model/schema/pageApi.ts';

/** Opens the selected documents as one PDF in a tab of its own, for the browser's dialog of printing. */
export const printAction: ListAction = {
  action: 'Print',
  isGeneral: true,
  label: 'action.Print',
  icon: IconPrint,
  needs: { count: 'some', none: 'print.select' },
  offered: ({ doc, app }) => app.settings.of(doc.main.table).hasPrints === true,
  async run({ doc: { main }, page, list }, { data, notify, t }) {
    const tab = openTab();
    const keys = list.selectedRows.map((row) => list.keyOf(row));
    const calls = await data.record().catch(() => undefined);
    const answer = await calls?.print(pageApi(page) ?? main.table, { keys });
    if (answer?.ok !== true) {
      tab?.close();
      notify.error(answer === undefined ? t('shell.chunkFailed') : answer.failure.message);
      return;
    }
    const { url, notes } = answer.data;
    if (tab === undefined) notify.error(t('print.blocked'));
    else tab.show(url);
    if (notes.length > 0) notify.success(notes.join(' '));
  },
};
