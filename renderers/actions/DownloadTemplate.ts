import IconDownload from '@douyinfe/semi-icons/lib/es/icons/IconDownload';
import type { ListAction } from '../../runtime/ListAction.ts';

/** Downloads an empty import workbook (下载模板); shown to users who may import. */
export const downloadTemplateAction: ListAction = {
  action: 'DownloadTemplate',
  right: 'Import',
  label: 'list.downloadTemplate',
  icon: IconDownload,
  run: async (page) => (await import('./workbooks.ts')).downloadTemplate(page),
};
