import type { Cell } from '../../../runtime/model/schema/Row.ts';

/** A stored value as a report shows it; null: empty. */
export const storedText = (value: Cell | undefined): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);
