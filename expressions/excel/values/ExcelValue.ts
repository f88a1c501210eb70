import type { Numeric } from '../../numbers/Decimal.ts';
import type { ExcelDate } from './ExcelDate.ts';
import type { ExcelError } from './ExcelError.ts';
import type { Matrix } from './Matrix.ts';

/** One value; null is blank. Numbers are exact (`numbers/`). */
export type ExcelScalar = null | boolean | string | Numeric | ExcelDate | ExcelError;

/** Any value of a formula. */
export type ExcelValue = ExcelScalar | Matrix;
