import type { ExcelFunction } from '../ExcelFunction.ts';
import { averages } from './averages.ts';
import { counts } from './counts.ts';
import { deviations } from './deviations.ts';
import { distributions } from './distributions.ts';
import { extremes } from './extremes.ts';
import { ranks } from './ranks.ts';

export const statistics: readonly ExcelFunction[] = [
  ...counts,
  ...averages,
  ...extremes,
  ...ranks,
  ...distributions,
  ...deviations,
];
