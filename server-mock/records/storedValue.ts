import type { Cell } from '../../runtime/model/schema/Row.ts';

/** Converts a cell to a parameter: multiple values become comma-separated text, empty text becomes null. */
export const storedValue = (value: Cell | undefined): string | number | boolean | null => {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value !== 'object') return value;
  if (isList(value)) return value.length === 0 ? null : value.map(String).join(',');
  return JSON.stringify(value);
};

const isList = (value: Cell): value is readonly Cell[] => Array.isArray(value);
