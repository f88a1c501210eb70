import IconExport from '@douyinfe/semi-icons/lib/es/icons/IconExport';
import type { ListAction } from '../../runtime/ListAction.ts';

/** Exports all rows of the current filter as a workbook with the visible columns (导出). */
export const exportAction: ListAction = {
  action: 'Export',
  label: 'list.export',
  icon: IconExport,
  run: async (page) => (await import('./workbooks.ts')).exportList(page),
};
