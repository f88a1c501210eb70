import type { SheetCell } from './SheetCell.ts';

/** Formats a date of a sheet: `2026-03-05 08:30:00`; empty for an invalid date. */
export const momentText = (moment: Date): string =>
  Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 19).replace('T', ' ');

/** Cell text as shown in the sheet: dates without midnight, booleans in capitals. */
export const cellText = (cell: SheetCell | undefined): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return momentText(cell).replace(' 00:00:00', '');
  return typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell);
};
