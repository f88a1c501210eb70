import type { FactSource } from '../facts/FactSource.ts';
import { menuRow, menuTable } from './menuRow.ts';

/** The lines of the menu in force as records, whichever file or publication they come from. */
export const menuLines: FactSource = {
  table: menuTable,
  // Lines of entries and of forms have higher numbers.
  keyed: { keysBelow: 100_000 },
  rows: ({ catalog }) => catalog.bundle.menus.map(menuRow),
};
