import type { ExcelFunction } from '../ExcelFunction.ts';

export const chinese: readonly ExcelFunction[] = [];
