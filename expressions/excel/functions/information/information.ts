import type { ExcelFunction } from '../ExcelFunction.ts';

export const information: readonly ExcelFunction[] = [];
