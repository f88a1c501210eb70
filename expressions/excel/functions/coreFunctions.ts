import type { ExcelFunction } from './ExcelFunction.ts';
import { information } from './information/information.ts';
import { logic } from './logic/logic.ts';
import { math } from './math/math.ts';
import { statistics } from './statistics/statistics.ts';

/** Functions that come with the language: choices, sums and rounding, which most formulas of forms need alone. */
export const coreFunctions: readonly ExcelFunction[] = [...math, ...statistics, ...logic, ...information];
