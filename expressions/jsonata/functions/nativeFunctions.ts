import { max, min } from './aggregates/extremes.ts';
import { average, sum } from './aggregates/sum.ts';
import { append } from './arrays/append.ts';
import { count } from './arrays/count.ts';
import { distinct } from './arrays/distinct.ts';
import { reverse, shuffle } from './arrays/reorder.ts';
import { sort } from './arrays/sort.ts';
import { zip } from './arrays/zip.ts';
import { boolean, exists, not } from './booleans/boolean.ts';
import { fromMillis } from './dates/fromMillis.ts';
import { millis, now } from './dates/now.ts';
import { toMillis } from './dates/toMillis.ts';
import { filter, single } from './higherOrder/filter.ts';
import { map } from './higherOrder/map.ts';
import { reduce } from './higherOrder/reduce.ts';
import type { NativeFunction } from './NativeFunction.ts';
import { number } from './numbers/number.ts';
import { power, sqrt } from './numbers/powers.ts';
import { random } from './numbers/random.ts';
import { abs, ceil, floor, round } from './numbers/rounding.ts';
import { each } from './objects/each.ts';
import { keys } from './objects/keys.ts';
import { lookup } from './objects/lookup.ts';
import { merge } from './objects/merge.ts';
import { assert, error } from './objects/raise.ts';
import { sift } from './objects/sift.ts';
import { spread } from './objects/spread.ts';
import { type } from './objects/type.ts';
import { formatBase } from './pictures/formatBase.ts';
import { formatInteger, parseInteger } from './pictures/formatInteger.ts';
import { formatNumber } from './pictures/formatNumber.ts';
import { substringAfter, substringBefore } from './strings/around.ts';
import { base64decode, base64encode } from './strings/base64.ts';
import { contains } from './strings/contains.ts';
import { evalRefused } from './strings/evalRefused.ts';
import { join } from './strings/join.ts';
import { length } from './strings/length.ts';
import { lowercase, uppercase } from './strings/letterCase.ts';
import { match } from './strings/match.ts';
import { pad } from './strings/pad.ts';
import { replace } from './strings/replace.ts';
import { split } from './strings/split.ts';
import { string } from './strings/string.ts';
import { substring } from './strings/substring.ts';
import { trim } from './strings/trim.ts';
import { decodeUrl, decodeUrlComponent, encodeUrl, encodeUrlComponent } from './strings/urls.ts';

const strings = [
  string,
  length,
  substring,
  substringBefore,
  substringAfter,
  uppercase,
  lowercase,
  trim,
  pad,
  contains,
  split,
  join,
  match,
  replace,
  base64encode,
  base64decode,
  encodeUrlComponent,
  encodeUrl,
  decodeUrlComponent,
  decodeUrl,
  evalRefused,
];
const numbers = [
  number,
  abs,
  floor,
  ceil,
  round,
  power,
  sqrt,
  random,
  formatNumber,
  formatBase,
  formatInteger,
  parseInteger,
];
const aggregates = [sum, max, min, average];
const booleans = [boolean, not, exists];
const arrays = [count, append, sort, reverse, shuffle, distinct, zip];
const objects = [keys, lookup, spread, merge, sift, each, error, assert, type];
const dates = [now, millis, fromMillis, toMillis];
const higherOrder = [map, filter, single, reduce];

/** Library functions by category, in the order of JSONata's documentation. */
export const nativeCategories: ReadonlyMap<string, readonly NativeFunction[]> = new Map<
  string,
  readonly NativeFunction[]
>([
  ['string', strings],
  ['number', numbers],
  ['aggregate', aggregates],
  ['boolean', booleans],
  ['array', arrays],
  ['object', objects],
  ['date', dates],
  ['function', higherOrder],
]);

/** Library functions by name. */
export const nativeFunctions: ReadonlyMap<string, NativeFunction> = new Map(
  [...nativeCategories.values()].flat().map((definition) => [definition.name, definition]),
);
