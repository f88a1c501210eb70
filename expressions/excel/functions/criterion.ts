import type { Frame } from '../../evaluate/Frame.ts';
import { compareNumbers } from '../../numbers/compareNumbers.ts';
import type { Numeric } from '../../numbers/Decimal.ts';
import { compareText } from '../../values/compareText.ts';
import { folded, numeric } from '../values/compareScalars.ts';
import { errorOf } from '../values/ExcelError.ts';
import type { ExcelScalar } from '../values/ExcelValue.ts';
import { numberFromText } from '../values/numberFromText.ts';
import { Pattern } from '../values/wildcards.ts';

/** Tests whether a cell meets a criterion. */
export type Criterion = (cell: ExcelScalar) => boolean;

const orders: Readonly<Record<string, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

/**
 * Compiles a criterion of COUNTIF and similar functions: `">5"`, `"<>完成"`, `"华东*"`, 12, TRUE. Numbers match
 * numbers, and for equality also text that reads as them. Text matches text without regard to case. A blank
 * criterion matches 0.
 */
export function criterionOf(wanted: ExcelScalar, frame: Frame): Criterion {
  if (typeof wanted !== 'string') return equalTo(wanted ?? 0, frame);
  const [, operator = '', rest = ''] = /^(<>|<=|>=|=|<|>)?([\s\S]*)$/.exec(wanted) ?? [];
  const order = orders[operator];
  if (order !== undefined) return ordered(rest, order);
  if (operator === '<>') {
    if (rest === '') return (cell) => cell !== null;
    const equal = equalToText(rest, frame);
    return (cell) => !equal(cell);
  }
  if (rest !== '') return equalToText(rest, frame);
  return operator === '=' ? (cell) => cell === null : (cell) => cell === null || cell === '';
}

function equalTo(wanted: ExcelScalar, frame: Frame): Criterion {
  const number = numeric(wanted);
  if (number !== undefined) return (cell) => isNumber(cell, number);
  return typeof wanted === 'string' ? equalToText(wanted, frame) : (cell) => cell === wanted;
}

function equalToText(text: string, frame: Frame): Criterion {
  const number = numberFromText(text);
  if (number !== undefined) return (cell) => isNumber(cell, number);
  const truth = truths.get(text.toUpperCase());
  if (truth !== undefined) return (cell) => cell === truth;
  const error = errorOf(text.toUpperCase());
  if (error !== undefined) return (cell) => cell === error;
  const pattern = new Pattern(text);
  return (cell) => {
    if (typeof cell !== 'string') return false;
    frame.charge(pattern.cost(cell));
    return pattern.matches(cell);
  };
}

function isNumber(cell: ExcelScalar, wanted: Numeric): boolean {
  if (typeof cell === 'number' && typeof wanted === 'number') return cell === wanted;
  const number = typeof cell === 'string' ? numberFromText(cell) : numeric(cell);
  return number !== undefined && compareNumbers(number, wanted) === 0;
}

function ordered(rest: string, holds: (order: number) => boolean): Criterion {
  const number = numberFromText(rest);
  if (number !== undefined)
    return (cell) => {
      if (typeof cell === 'number' && typeof number === 'number') return holds(cell - number);
      const own = numeric(cell);
      return own !== undefined && holds(compareNumbers(own, number));
    };
  const truth = truths.get(rest.toUpperCase());
  if (truth !== undefined) return (cell) => typeof cell === 'boolean' && holds(Number(cell) - Number(truth));
  const text = folded(rest);
  return (cell) => typeof cell === 'string' && holds(compareText(folded(cell), text));
}

const truths: ReadonlyMap<string, boolean> = new Map([
  ['TRUE', true],
  ['FALSE', false],
]);
