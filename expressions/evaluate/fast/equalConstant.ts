import type { Data } from '../../Data.ts';
import { isNumeric, numericOf } from '../../numbers/numericOf.ts';
import {
  type Comparison,
  compareAsDates,
  compareAsText,
  compareValues,
  equalBy,
} from '../../values/compareValues.ts';
import { DATE, DATETIME } from '../../values/dates.ts';
import { isEmpty } from '../../values/isEmpty.ts';
import type { Closure } from '../Closure.ts';
import { LONG } from '../chargeLong.ts';
import { takesNumbers } from '../comparisonFor.ts';
import { type Operand, operandValue } from '../Operand.ts';

/** Creates the test of an operand against a constant known at compile time. */
type Same = (operand: Operand, negated: boolean) => Closure;

/** Fast path for equality with a constant; undefined when there is none. */
export function equalConstant(constant: Data, comparison: Comparison): Same | undefined {
  if (isEmpty(constant)) return empty;
  if (typeof constant === 'number') return number(constant, constant, comparison);
  if (typeof constant !== 'string' || constant.length > LONG) return undefined;
  if (comparison === compareAsText) return identical(constant);
  if (comparison === compareAsDates) return date(constant);
  if (comparison !== compareValues) return number(numericOf(constant), constant, comparison);
  // Only such texts can equal a different text: decimal text a number, a date a datetime.
  const means = isNumeric(constant) || constant.length === DATE || constant.length === DATETIME;
  return means ? undefined : identical(constant);
}

const empty: Same = (operand, negated) => (frame) => isEmpty(operandValue(frame, operand)) !== negated;

function identical(constant: string): Same {
  return (operand, negated) => (frame) => (operandValue(frame, operand) === constant) !== negated;
}

function number(wanted: unknown, constant: Data, comparison: Comparison): Same | undefined {
  if (typeof wanted !== 'number' || !takesNumbers(comparison)) return undefined;
  return (operand, negated) => (frame) => {
    const value = operandValue(frame, operand);
    return (typeof value === 'number' ? value === wanted : equalBy(comparison, value, constant)) !== negated;
  };
}

function date(constant: string): Same {
  return (operand, negated) => (frame) => {
    const value = operandValue(frame, operand);
    const alike = typeof value === 'string' && value.length === constant.length;
    return (alike ? value === constant : equalBy(compareAsDates, value, constant)) !== negated;
  };
}
