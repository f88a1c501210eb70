import IconExport from '@douyinfe/semi-icons/lib/es/icons/IconExport';
import type { ListAction } from '../../runtime/ListAction.ts';
import { pageApi } from '../../runtime/model/schema/pageApi.ts';
import { pageBody } from '../../runtime/wire/pageCall.ts';

/** Exports the selected documents, else all of the current filter, with a template (按模板导出). */
export const exportByTemplateAction: ListAction = {
  action: 'ExportByTemplate',
  right: 'Export',
  isGeneral: true,
  label: 'excelTemplate.action',
  icon: IconExport,
  offered: ({ doc, app }) => app.settings.of(doc.main.table).hasExcelTemplates === true,
  run({ doc: { main }, page, list }, { stores }) {
    const keys = list.selectedRows.map((row) => list.keyOf(row));
    stores?.excelTemplates?.open({
      table: pageApi(page) ?? main.table,
      name: main.cnName,
      ...(keys.length > 0
        ? { count: keys.length, documents: { keys } }
        : { count: undefined, documents: pageBody(list.asked()) }),
    });
  },
};
