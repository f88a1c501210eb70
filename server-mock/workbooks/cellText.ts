import type { SheetCell } from './SheetCell.ts';

/** A moment of a sheet as calendar text: `2026-03-05 08:30:00`; empty for a moment that is none. */
export const momentText = (moment: Date): string =>
  Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 19).replace('T', ' ');

/** A cell as a person reads it in the sheet: a date without its midnight, truth as the sheet writes it. */
export const cellText = (cell: SheetCell | undefined): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return momentText(cell).replace(' 00:00:00', '');
  return typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell);
};
