import type { ExcelFunction } from '../ExcelFunction.ts';

export const formats: readonly ExcelFunction[] = [];
