import type { Cell } from '../../runtime/model/schema/Row.ts';

/** Key of a value in colour tables; undefined when the cell is empty. */
export const valueKey = (value: Cell | undefined): string | undefined => {
  if (value === null || value === undefined || value === '') return undefined;
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value);
};
