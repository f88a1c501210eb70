import type { Cell } from '../../runtime/model/schema/Row.ts';

/** A value as tables of colours name it; undefined: nothing stands there. */
export const valueKey = (value: Cell | undefined): string | undefined => {
  if (value === null || value === undefined || value === '') return undefined;
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value);
};
