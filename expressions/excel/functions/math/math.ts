import type { ExcelFunction } from '../ExcelFunction.ts';

export const math: readonly ExcelFunction[] = [];
