import type { ExcelFunction } from '../ExcelFunction.ts';
import { places } from './places.ts';
import { tables } from './tables.ts';

export const lookup: readonly ExcelFunction[] = [...tables, ...places];
