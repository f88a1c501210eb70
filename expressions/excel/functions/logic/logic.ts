import type { ExcelFunction } from '../ExcelFunction.ts';

export const logic: readonly ExcelFunction[] = [];
