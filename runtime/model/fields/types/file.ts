import { finding } from '../columnTypes/finding.ts';
import { files } from './files.ts';

/** Files of any type. */
export const file = files({
  name: 'file',
  label: { zh: '文件', en: 'File' },
  missing: finding('form.fileRequired'),
  tooMany: (n) => finding('form.maxFiles', { n }),
  wrongKind: (name) => finding('form.fileTypes', { types: name }),
});
