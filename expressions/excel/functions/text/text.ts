import type { ExcelFunction } from '../ExcelFunction.ts';

export const text: readonly ExcelFunction[] = [];
