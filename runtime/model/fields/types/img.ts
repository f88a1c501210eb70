import { finding } from '../columnTypes/finding.ts';
import { files } from './files.ts';

/** Pictures, shown as thumbnails. */
export const img = {
  ...files({
    name: 'img',
    label: { zh: '图片', en: 'Picture' },
    missing: finding('form.photoRequired'),
    tooMany: (n) => finding('form.maxPictures', { n }),
    extensions: new Set(['gif', 'jpg', 'jpeg', 'png', 'bmp', 'webp']),
    wrongKind: (name) => finding('form.imageOnly', { name }),
  }),
  isPicture: true,
} as const;
