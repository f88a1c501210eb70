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

/** One of `value`, `undefined` and `code` is expected. */
export interface FunctionCase {
  readonly name: string;
  readonly expr: string;
  readonly data?: Data;
  readonly instant?: number;
  /** What every random number is. */
  readonly random?: number;
  readonly value?: Data;
  readonly undefined?: boolean;
  readonly code?: string;
  /** Why JSONata's own engine answers something else. */
  readonly differs?: string;
  /** Why jsonata's answer depends on the zone of the process. */
  readonly zoned?: string;
}

/** The cases of the function library by area. */
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
  // TypeScript infers a type of its own for each JSON file.
] as readonly (readonly [string, readonly FunctionCase[]])[];
