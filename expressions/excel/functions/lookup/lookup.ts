import type { ExcelFunction } from '../ExcelFunction.ts';
import { extents } from './extents.ts';
import { places } from './places.ts';
import { searches } from './searches.ts';
import { tables } from './tables.ts';

/** Lookups; those that make lists are `arrays.ts`. */
export const lookup: readonly ExcelFunction[] = [...tables, ...searches, ...places, ...extents];
