import IconPrint from '@douyinfe/semi-icons/lib/es/icons/IconPrint';
import type { ListAction } from '../../runtime/ListAction.ts';
import { pageApi } from '../../runtime/model/schema/pageApi.ts';
import { beginPrint } from './beginPrint.ts';

/** Prints the selected documents. */
export const printAction: ListAction = {
  action: 'Print',
  isGeneral: true,
  label: 'action.Print',
  icon: IconPrint,
  needs: { count: 'some', none: 'print.select' },
  offered: ({ doc, app }) => app.settings.of(doc.main.table).hasPrints === true,
  run({ doc: { main }, page, list, app: { settings } }, app) {
    const keys = list.selectedRows.map((row) => list.keyOf(row));
    const ask = { api: pageApi(page) ?? main.table, title: main.cnName, keys };
    return beginPrint(app, ask, settings.of(main.table).hasPrintChoice === true);
  },
};
