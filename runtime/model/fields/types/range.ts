import type { JsonObject } from '../../schema/Json.ts';
import type { FieldTypeOf } from './FieldType.ts';
import { longestText } from './longestText.ts';
import { columnOf, isBlank, plain, stored } from './storage.ts';

const options = {
  rangeTo: { type: 'string', description: '结束值的列名' },
  maxlength: { type: 'integer', minimum: 1, maximum: longestText, description: '存储的最大字符数' },
  precision: { type: 'integer', minimum: 1, maximum: 1000, description: '总位数（decimal）' },
  scale: { type: 'integer', minimum: 0, maximum: 100, description: '小数位数（decimal）' },
} as const satisfies JsonObject;

/** Two inputs, from and to, stored in two columns of one type. Never required. */
export const range: FieldTypeOf<typeof options> = {
  name: 'range',
  label: { zh: '区间', en: 'Range' },
  options,
  defaults: { maxlength: 200 },
  empty: null,
  ...stored('string'),
  needsSource: false,
  isMultiple: () => false,
  isEmpty: isBlank,
  checks(field) {
    const fits = columnOf(field, 'string').fits(field);
    return [(value) => fits(value)];
  },
  operators: ['thanorequal', 'lessorequal', 'equal', 'gt', 'lt', 'empty', 'notEmpty'],
  searchRange: true,
  format: plain,
};
