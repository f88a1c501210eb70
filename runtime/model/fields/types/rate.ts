import type { JsonObject } from '../../schema/Json.ts';
import { finding } from '../columnTypes/finding.ts';
import type { FieldTypeOf } from './FieldType.ts';
import { numeric } from './numeric.ts';

const base = numeric({ name: 'rate', label: { zh: '评分', en: 'Rate' }, columnType: 'int', whole: true });

const options = {
  max: { type: 'integer', minimum: 1, maximum: 20, default: 5, description: '最高分' },
  precision: base.options.precision,
  scale: base.options.scale,
} as const satisfies JsonObject;

/** Stars from 1 to `max`; no star means empty. */
export const rate: FieldTypeOf<typeof options> = {
  ...base,
  options,
  defaults: { max: 5, align: 'center' },
  isEmpty: (value) => base.isEmpty(value) || Number(value) === 0,
  checks(field, surface) {
    const [inBounds] = base.checks({ min: 0, ...field }, surface);
    const missing = finding(surface === 'form' ? 'form.select' : 'form.required');
    return [
      (value, required) => (required && (base.isEmpty(value) || Number(value) === 0) ? missing : undefined),
      (value) => inBounds?.(value, false),
    ];
  },
};
