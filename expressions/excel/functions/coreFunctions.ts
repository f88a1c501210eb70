import type { ExcelFunction } from './ExcelFunction.ts';
import { information } from './information/information.ts';
import { logic } from './logic/logic.ts';
import { arrays } from './lookup/arrays.ts';
import { math } from './math/math.ts';
import { statistics } from './statistics/statistics.ts';

/** Functions that come with the language: sums, rounding, choices and lists, which most formulas of documents need alone. */
export const coreFunctions: readonly ExcelFunction[] = [
  ...math,
  ...statistics,
  ...logic,
  ...information,
  ...arrays,
];
