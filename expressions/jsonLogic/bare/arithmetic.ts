import type { Frame } from '../../evaluate/Frame.ts';
import { addNumbers, negated, subtractNumbers } from '../../numbers/addNumbers.ts';
import { compareNumbers } from '../../numbers/compareNumbers.ts';
import type { Numeric } from '../../numbers/Decimal.ts';
import { divideNumbers, remainderNumbers } from '../../numbers/divideNumbers.ts';
import { multiplyNumbers } from '../../numbers/multiplyNumbers.ts';
import type { Value } from '../../values/Value.ts';
import { type BareOperator, eager } from './BareOperator.ts';
import { leadingNumber, noNumber, toNumber } from './coercion.ts';

type Operation = (a: Numeric, b: Numeric) => Numeric | null;

/** `+ - * / % min max`: exact, and null for arguments that are not numbers and for a zero divisor. */
export const arithmetic: readonly BareOperator[] = [
  eager('+', 'number', (frame, operands) => folded(addNumbers, 0, leading(frame, operands))),
  eager('*', 'number', (frame, operands) => folded(multiplyNumbers, 1, leading(frame, operands))),
  eager('-', 'number', (frame, [a, b]) =>
    b === undefined
      ? exactly((_, x) => negated(x), 0, toNumber(a, frame))
      : exactly(subtractNumbers, toNumber(a, frame), toNumber(b, frame)),
  ),
  eager('/', 'number', (frame, [a, b]) => pair(divideNumbers, frame, a, b)),
  eager('%', 'number', (frame, [a, b]) => pair(remainderNumbers, frame, a, b)),
  extreme('max', 1),
  extreme('min', -1),
];

function leading(frame: Frame, operands: readonly Value[]): readonly Numeric[] {
  return operands.map((operand) => leadingNumber(operand, frame));
}

function folded(operation: Operation, start: number, numbers: readonly Numeric[]): Value {
  if (numbers.length === 0) return start === 0 ? 0 : null;
  return numbers.reduce((total, number) => exactly(operation, total, number), start);
}

/** A missing operand gives no number. */
function pair(operation: Operation, frame: Frame, a: Value | undefined, b: Value | undefined): Value {
  return b === undefined ? noNumber : exactly(operation, toNumber(a, frame), toNumber(b, frame));
}

function exactly(operation: Operation, a: Numeric, b: Numeric): Numeric {
  return Number.isNaN(a) || Number.isNaN(b) ? noNumber : (operation(a, b) ?? noNumber);
}

function extreme(name: string, sign: number): BareOperator {
  return eager(name, 'number', (frame, operands) => {
    const numbers = operands.map((operand) => toNumber(operand, frame));
    if (numbers.some(Number.isNaN) || numbers.length === 0) return noNumber;
    return numbers.reduce((best, number) => (compareNumbers(number, best) * sign > 0 ? number : best));
  });
}
