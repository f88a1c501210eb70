import type { Document } from '../../../runtime/model/DocumentTable.ts';
import { merged, type RecordDraft, type StoredDocument } from './SaveState.ts';

/** Where a detail row's issues stand: the row's place among the sent ones. */
export const place = (table: string, index: number): string => `${table}[${index}].`;

/** The document as it will be: sent detail rows first, in their order, then those nobody touched. */
export const assembled = ({ stored, values, details }: RecordDraft): Document => ({
  main: merged(stored, values),
  details: Object.fromEntries(
    details.map(({ table, rows, untouched }) => [
      table,
      [...rows.map((row) => merged(row.stored, row.values)), ...untouched],
    ]),
  ),
});

/** A document as it was when it was loaded. */
export const asStored = ({ main, details }: StoredDocument): Document => ({
  main,
  details: Object.fromEntries(details),
});
