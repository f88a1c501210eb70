import type { FieldTypeOf } from './FieldType.ts';
import { decoration } from './storage.ts';

/** Text inside a form. */
export const label: FieldTypeOf<Record<never, never>> = {
  name: 'label',
  label: { zh: '文字', en: 'Label' },
  options: {},
  ...decoration,
};
