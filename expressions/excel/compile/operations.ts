import type { Frame } from '../../evaluate/Frame.ts';
import { addNumbers, negated, subtractNumbers } from '../../numbers/addNumbers.ts';
import type { Numeric } from '../../numbers/Decimal.ts';
import { divideNumbers } from '../../numbers/divideNumbers.ts';
import { multiplyNumbers } from '../../numbers/multiplyNumbers.ts';
import type { ChainOperator } from '../ExcelNode.ts';
import { toNumber, toText } from '../values/coerce.ts';
import { compareScalars } from '../values/compareScalars.ts';
import { ExcelDate } from '../values/ExcelDate.ts';
import { ExcelError, errors } from '../values/ExcelError.ts';
import type { ExcelScalar } from '../values/ExcelValue.ts';
import { makeDate } from '../values/makeDate.ts';
import { power } from '../values/power.ts';
import { bounded } from './bounded.ts';

/** A binary operator. */
export interface Operation {
  /** Fast path for two doubles; same result as `run`. */
  readonly doubles: (a: number, b: number) => ExcelScalar;
  readonly run: (a: ExcelScalar, b: ExcelScalar, frame: Frame) => ExcelScalar;
}

function arithmetic(
  exact: (a: Numeric, b: Numeric) => Numeric | ExcelError | null,
  near: (a: number, b: number) => number,
): Operation {
  const checked = bounded(exact, near);
  return {
    doubles: checked,
    run: (a, b) => {
      const x = toNumber(a);
      if (x instanceof ExcelError) return x;
      const y = toNumber(b);
      return y instanceof ExcelError ? y : checked(x, y);
    },
  };
}

const plus = arithmetic(addNumbers, (a, b) => a + b);
const minus = arithmetic(subtractNumbers, (a, b) => a - b);

/** Adds; a date plus anything is a date. */
const add: Operation = {
  doubles: plus.doubles,
  run: (a, b, frame) => dated(plus.run(a, b, frame), a, b, isDate(a) || isDate(b)),
};

/** Subtracts; a date minus a number is a date, a date minus a date is a number of days. */
const subtract: Operation = {
  doubles: minus.doubles,
  run: (a, b, frame) => dated(minus.run(a, b, frame), a, b, isDate(a) && !isDate(b)),
};

function dated(result: ExcelScalar, a: ExcelScalar, b: ExcelScalar, makes: boolean): ExcelScalar {
  if (!makes || result instanceof ExcelError) return result;
  const timed = (a instanceof ExcelDate && a.timed) || (b instanceof ExcelDate && b.timed);
  const serial = toNumber(result);
  return serial instanceof ExcelError ? serial : makeDate(serial, timed);
}

function isDate(value: ExcelScalar): boolean {
  return value instanceof ExcelDate;
}

const join: Operation = {
  doubles: (a, b) => `${toText(a)}${toText(b)}`,
  run: (a, b, frame) => {
    const x = toText(a);
    if (x instanceof ExcelError) return x;
    const y = toText(b);
    if (y instanceof ExcelError) return y;
    frame.allocateText(x.length + y.length);
    return x + y;
  },
};

/** Comparisons charge for two texts whose lengths add up to more than this. */
const LONG = 1024;

function comparison(
  doubles: (a: number, b: number) => boolean,
  holds: (order: number) => boolean,
): Operation {
  return {
    doubles,
    run: (a, b, frame) => {
      if (a instanceof ExcelError) return a;
      if (b instanceof ExcelError) return b;
      if (typeof a === 'string' && typeof b === 'string' && a.length + b.length > LONG)
        frame.charge((a.length + b.length) >>> 4);
      return holds(compareScalars(a, b));
    },
  };
}

/** The binary operators. */
export const operations: Readonly<Record<ChainOperator, Operation>> = {
  '+': add,
  '-': subtract,
  '*': arithmetic(multiplyNumbers, (a, b) => a * b),
  '/': arithmetic(divideNumbers, (a, b) => a / b),
  '^': arithmetic(power, Math.pow),
  '&': join,
  '=': comparison(
    (a, b) => a === b,
    (order) => order === 0,
  ),
  '<>': comparison(
    (a, b) => a !== b,
    (order) => order !== 0,
  ),
  '<': comparison(
    (a, b) => a < b,
    (order) => order < 0,
  ),
  '<=': comparison(
    (a, b) => a <= b,
    (order) => order <= 0,
  ),
  '>': comparison(
    (a, b) => a > b,
    (order) => order > 0,
  ),
  '>=': comparison(
    (a, b) => a >= b,
    (order) => order >= 0,
  ),
};

/** Negates a number. */
export function negate(value: ExcelScalar): ExcelScalar {
  const number = toNumber(value);
  return number instanceof ExcelError ? number : negated(number);
}

/** Divides by 100, exactly. */
export function percent(value: ExcelScalar): ExcelScalar {
  const number = toNumber(value);
  return number instanceof ExcelError ? number : (divideNumbers(number, 100) ?? errors.number);
}
