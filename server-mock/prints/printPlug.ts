import type { SavePlug } from '../context/SavePlug.ts';
import { forgetPrinted } from './printedRecord.ts';

/** Prints of deleted documents are forgotten. */
export const printPlug: SavePlug = {
  tables: [],
  check: async () => undefined,
  saved: async () => undefined,
  imported: async () => undefined,
  changed: async () => undefined,
  deleted: (tx, { table }, keys) => forgetPrinted(tx, table, keys),
};
