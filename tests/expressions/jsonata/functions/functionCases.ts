import type { Data } from '../../../../expressions/index.ts';
import dates from './dates.json';
import errors from './errors.json';
import higherOrder from './higherOrder.json';
import integers from './integers.json';
import limits from './limits.json';
import numberPictures from './numberPictures.json';
import numbers from './numbers.json';
import strings from './strings.json';
import values from './values.json';

/** A case with one of `value`, `undefined` and `code`. */
export interface FunctionCase {
  readonly name: string;
  readonly expr: string;
  readonly data?: Data;
  readonly instant?: number;
  /** Fixed value of every random number. */
  readonly random?: number;
  readonly value?: Data;
  readonly undefined?: boolean;
  readonly code?: string;
  /** Reason why the jsonata package answers differently. */
  readonly differs?: string;
  /** Reason why the answer of the jsonata package depends on the time zone. */
  readonly zoned?: string;
}

/** Cases of the function library by area. */
export const functionCases: readonly (readonly [string, readonly FunctionCase[]])[] = [
  ['strings', strings],
  ['numbers', numbers],
  ['number pictures', numberPictures],
  ['integers', integers],
  ['dates', dates],
  ['values', values],
  ['higher order', higherOrder],
  ['errors', errors],
  ['limits', limits],
  // TypeScript infers a separate type for each JSON file.
] as readonly (readonly [string, readonly FunctionCase[]])[];
