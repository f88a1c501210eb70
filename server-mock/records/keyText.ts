import type { Cell } from '../../runtime/model/schema/Row.ts';

/** Keys are compared as text: the wire sends 64-bit ids so. */
export const keyText = (value: Cell | undefined): string =>
  value === null || value === undefined ? '' : String(value);
