import type { FieldTypeOf } from './FieldType.ts';
import { decoration } from './storage.ts';

/** A section line with a title; takes a whole row. */
export const line: FieldTypeOf<Record<never, never>> = {
  name: 'line',
  label: { zh: '分割线', en: 'Section line' },
  options: {},
  ...decoration,
  defaults: { ...decoration.defaults, colSize: 12 },
};
