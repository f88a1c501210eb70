import { finding } from '../columnTypes/finding.ts';
import { files } from './files.ts';

/** Workbooks. */
export const excel = files({
  name: 'excel',
  label: { zh: 'Excel文件', en: 'Excel file' },
  missing: finding('form.fileRequired'),
  tooMany: (n) => finding('form.maxFiles', { n }),
  extensions: new Set(['numbers', 'csv', 'xls', 'xlsx']),
  wrongKind: () => finding('form.excelOnly'),
});
