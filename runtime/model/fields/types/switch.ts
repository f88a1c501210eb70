import { text } from '../../messages/index.ts';
import type { FieldSchema } from '../../schema/FieldSchema.ts';
import { truthOf } from '../columnTypes/bool.ts';
import { finding, isNothing, nothing, refused } from '../columnTypes/finding.ts';
import type { FieldTypeOf } from './FieldType.ts';
import { plain, stored } from './storage.ts';

/** Gives 1 or 0, or a boolean for a bool column. */
function written(truth: boolean, field: FieldSchema): boolean | number | string {
  if (field.columnType === 'bool') return truth;
  return field.columnType === 'string' ? (truth ? '1' : '0') : truth ? 1 : 0;
}

/** On or off. Never required. */
export const switchType: FieldTypeOf<Record<never, never>> = {
  name: 'switch',
  label: { zh: '开关', en: 'Switch' },
  options: {},
  defaults: { align: 'center' },
  empty: null,
  ...stored('byte'),
  parse(raw, field) {
    if (isNothing(raw)) return nothing;
    const truth = truthOf(raw);
    return truth === undefined ? refused('form.boolean') : { ok: true, value: written(truth, field) };
  },
  needsSource: false,
  isMultiple: () => false,
  isEmpty: isNothing,
  checks() {
    const neither = finding('form.boolean');
    return [(value) => (isNothing(value) || truthOf(value) !== undefined ? undefined : neither)];
  },
  operators: ['equal', 'notEqual', 'empty', 'notEmpty'],
  searchRange: false,
  format(value, _field, locale = 'zh') {
    const truth = truthOf(value);
    return truth === undefined ? plain(value) : text(truth ? 'form.yes' : 'form.no', locale);
  },
};
