import IconExport from '@douyinfe/semi-icons/lib/es/icons/IconExport';
import type { ListAction } from '../../runtime/ListAction.ts';

/** 导出: the whole filtered set with the columns shown, as a workbook. */
export const exportAction: ListAction = {
  action: 'Export',
  label: 'list.export',
  icon: IconExport,
  run: async (page) => (await import('./workbooks.ts')).exportList(page),
};
