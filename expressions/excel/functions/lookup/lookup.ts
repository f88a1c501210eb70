import type { ExcelFunction } from '../ExcelFunction.ts';

export const lookup: readonly ExcelFunction[] = [];
