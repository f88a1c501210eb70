import { finding } from '../columnTypes/finding.ts';
import { files } from './files.ts';

const kind = files({
  name: 'attachment',
  label: { zh: '附件', en: 'Attachment' },
  missing: finding('form.fileRequired'),
  tooMany: (n) => finding('form.maxFiles', { n }),
  wrongKind: (name) => finding('form.fileTypes', { types: name }),
});

/** Files of any type attached to a record: several unless the schema says otherwise. */
export const attachment = { ...kind, defaults: { ...kind.defaults, multiple: true } };
