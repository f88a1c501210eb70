import type { ExcelFunction } from '../ExcelFunction.ts';
import { arrays } from './arrays.ts';
import { extents } from './extents.ts';
import { places } from './places.ts';
import { searches } from './searches.ts';
import { tables } from './tables.ts';

export const lookup: readonly ExcelFunction[] = [...tables, ...searches, ...places, ...arrays, ...extents];
