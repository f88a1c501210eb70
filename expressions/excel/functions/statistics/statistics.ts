import type { ExcelFunction } from '../ExcelFunction.ts';

export const statistics: readonly ExcelFunction[] = [];
