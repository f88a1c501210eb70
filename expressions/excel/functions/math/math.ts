import type { ExcelFunction } from '../ExcelFunction.ts';
import { arithmetic } from './arithmetic.ts';
import { conditional } from './conditional.ts';
import { rounding } from './rounding.ts';
import { subtotal } from './subtotal.ts';
import { sums } from './sums.ts';

export const math: readonly ExcelFunction[] = [...sums, ...conditional, ...rounding, ...arithmetic, subtotal];
