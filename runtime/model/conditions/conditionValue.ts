import type { Data } from '../../../expressions/index.ts';
import { isBlankText, trimBlanks } from '../fields/columnTypes/blanks.ts';
import { dayOf } from '../fields/columnTypes/dayText.ts';
import { columnTypes } from '../fields/columnTypes/index.ts';
import type { ResolvedField } from '../fields/resolve/ResolvedTable.ts';
import type { ConditionOperator, Takes } from './ConditionOperator.ts';

/** Result of reading a typed value: the value, no value, or text that does not fit the field. */
type ReadValue = { readonly value: Data } | 'missing' | { readonly unfit: string };

/** Reads the value of a condition into the field's type. Numeric text becomes a number. */
export const conditionValue: Readonly<
  Record<Takes, (raw: unknown, field: ResolvedField, like: boolean) => ReadValue>
> = {
  one: (raw, field, like) => {
    const [only] = Array.isArray(raw) ? raw : [raw];
    return like ? asText(only) : typed(only, field);
  },
  many: (raw, field) => {
    const parts = Array.isArray(raw) ? raw : typeof raw === 'string' ? raw.split(',') : [raw];
    const read = parts.filter((part) => !isNothing(part)).map((part) => typed(part, field));
    const unfit = read.find((one) => one !== 'missing' && 'unfit' in one);
    if (unfit !== undefined) return unfit;
    const values = read.flatMap((one) => (one !== 'missing' && 'value' in one ? [one.value] : []));
    return values.length === 0 ? 'missing' : { value: values };
  },
  days: (raw) => {
    if (isNothing(raw)) return 'missing';
    const days = Number(raw);
    return Number.isInteger(days) && days >= 0 ? { value: days } : { unfit: String(raw) };
  },
  none: () => ({ value: null }),
};

function isNothing(raw: unknown): boolean {
  return raw === undefined || raw === null || (typeof raw === 'string' && isBlankText(raw));
}

function asText(raw: unknown): ReadValue {
  if (isNothing(raw)) return 'missing';
  return typeof raw === 'string' || typeof raw === 'number' ? { value: String(raw) } : { unfit: shown(raw) };
}

function typed(raw: unknown, field: ResolvedField): ReadValue {
  if (isNothing(raw)) return 'missing';
  // Keep a plain day beside a datetime column: it means the whole day.
  const day = field.columnType === 'datetime' ? dayOf(raw) : undefined;
  if (day !== undefined) return { value: day };
  const read = columnTypes[field.columnType].parse(typeof raw === 'string' ? trimBlanks(raw) : raw, field);
  return read.ok && read.value !== null ? { value: read.value } : { unfit: shown(raw) };
}

function shown(raw: unknown): string {
  const text = typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? '');
  return text.length > 100 ? `${text.slice(0, 100)}...` : text;
}

/**
 * Converts a value to its stored form while the user types. Keeps the typed text when it does not fit the
 * field, so that nothing is lost and the check can report it. Blank input is stored as an empty string.
 */
export function storedValue(typed: unknown, field: ResolvedField, operator: ConditionOperator): unknown {
  if (operator.takes === 'none') return undefined;
  const read = (raw: unknown) =>
    conditionValue[operator.takes](raw, field, operator.operator.startsWith('like'));
  // The user is still typing a decimal: ignore the trailing point.
  const isOnItsWay = typeof typed === 'string' && /^-?\d+\.$/.test(typed);
  const found = read(isOnItsWay ? typed.slice(0, -1) : typed);
  if (found === 'missing') return '';
  return 'unfit' in found ? typed : found.value;
}
