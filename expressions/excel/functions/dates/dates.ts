import type { ExcelFunction } from '../ExcelFunction.ts';

export const dates: readonly ExcelFunction[] = [];
