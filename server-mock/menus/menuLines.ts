import { menuKeysBelow } from '../access/usedMenuIds.ts';
import type { FactSource } from '../facts/FactSource.ts';
import { menuRow, menuTable } from './menuRow.ts';

/** The lines of the menu in force as records, whichever file or publication they come from. */
export const menuLines: FactSource = {
  table: menuTable,
  keyed: { keysBelow: menuKeysBelow },
  rows: ({ catalog }) => catalog.bundle.menus.map(menuRow),
};
