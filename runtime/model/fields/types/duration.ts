import type { FieldSchema } from '../../schema/FieldSchema.ts';
import type { JsonObject } from '../../schema/Json.ts';
import { finding } from '../columnTypes/finding.ts';
import { durationText, durationUnits, secondsOf, wholeSeconds } from './durationText.ts';
import type { Check, FieldTypeOf } from './FieldType.ts';
import { numeric } from './numeric.ts';
import { plain } from './storage.ts';

const base = numeric({
  name: 'duration',
  label: { zh: '时长', en: 'Duration' },
  columnType: 'int',
  whole: false,
});

const options = {
  min: base.options.min,
  max: base.options.max,
  precision: base.options.precision,
  scale: base.options.scale,
  unit: {
    enum: ['second', 'minute', 'hour', 'day'],
    default: 'minute',
    description: '存储的单位：秒、分钟（默认）、小时、天；小数需要 columnType decimal',
  },
} as const satisfies JsonObject;

const notDuration = finding('form.duration');
const missing = finding('form.required');

const unitOf = ({ unit = 'minute' }: Pick<FieldSchema, 'unit'>) => unit;

type StoredDuration = Pick<FieldSchema, 'unit' | 'columnType' | 'scale'>;

const placesOf = ({ columnType, scale = 4 }: StoredDuration): number =>
  columnType === 'decimal' ? scale : 0;

/** Seconds of the last decimal that the column keeps. */
const grainOf = (field: StoredDuration): number => durationUnits[unitOf(field)] / 10 ** placesOf(field);

/** Seconds in the unit of the column, cut to its decimals where they still say the same time. */
function storedOf(seconds: number, field: StoredDuration): number {
  const exact = seconds / durationUnits[unitOf(field)];
  const kept = Number(exact.toFixed(placesOf(field)));
  return wholeSeconds(kept * durationUnits[unitOf(field)], grainOf(field)) === seconds ? kept : exact;
}

/** Words for no value, and for one that is no number. */
const worded =
  (check: Check): Check =>
  (value, required) => {
    const found = check(value, required);
    if (found?.rule !== 'form.number') return found;
    return base.isEmpty(value) ? missing : notDuration;
  };

/** A length of time: a number of its unit, read and shown as hours, minutes and seconds. */
export const duration: FieldTypeOf<typeof options> = {
  ...base,
  options,
  checkedOnLeave: true,
  parse(raw, field) {
    const seconds = typeof raw === 'string' ? secondsOf(raw.trim()) : undefined;
    const read = base.parse(seconds === undefined ? raw : storedOf(seconds, field), field);
    return read.ok || read.rule !== 'form.number' ? read : { ok: false, rule: 'form.duration' };
  },
  checks: (field, surface) => base.checks(field, surface).map(worded),
  format(value, field, locale = 'zh') {
    const number = typeof value === 'boolean' || base.isEmpty(value) ? Number.NaN : Number(value);
    const unit = unitOf(field);
    if (!Number.isFinite(number)) return plain(value);
    return durationText(wholeSeconds(number * durationUnits[unit], grainOf(field)), unit, locale);
  },
};
