import type { ExcelFunction } from '../ExcelFunction.ts';

export const finance: readonly ExcelFunction[] = [];
