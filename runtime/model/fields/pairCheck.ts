import type { Cell } from '../schema/Row.ts';
import { decimalTextOf } from './columnTypes/decimal.ts';
import { compareDecimals } from './columnTypes/decimalText.ts';
import { finding } from './columnTypes/finding.ts';
import type { ResolvedField } from './resolve/ResolvedTable.ts';
import type { Finding } from './types/FieldType.ts';

/** Checks the two values of a stored pair: both present if required, and in order. */
export type PairCheck = (from: Cell, to: Cell, required: boolean) => Finding | undefined;

/** The check of a field with `rangeTo`; `missing` reports a missing required value. */
export function pairCheck(field: ResolvedField, missing: (value: Cell) => Finding | undefined): PairCheck {
  const disorder = finding('form.rangeOrder');
  const { kind } = field;
  return (from, to, required) => {
    if (kind.isEmpty(to)) return required ? missing(to) : undefined;
    if (kind.isEmpty(from)) return undefined;
    const first = kind.parse(from, field);
    const second = kind.parse(to, field);
    return first.ok && second.ok && comesAfter(first.value, second.value) ? disorder : undefined;
  };
}

function comesAfter(from: Cell, to: Cell): boolean {
  const first = decimalTextOf(from);
  const second = decimalTextOf(to);
  if (typeof first === 'string' && typeof second === 'string') return compareDecimals(first, second) > 0;
  return String(from) > String(to);
}
