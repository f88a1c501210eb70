import { blankCharacters, trimCharacters } from '../../../expressions/trimCharacters.ts';
import type { Call } from '../../http/Call.ts';
import type { SheetCell, SheetRow } from '../../workbooks/SheetCell.ts';
import type { ImportColumn } from './ImportColumn.ts';
import type { ImportError } from './ImportError.ts';

/** Rows among which the header is looked for: what stands above it (a title, merged instructions) is passed over. */
export const headerWithin = 20;

/** The header of a file: its row, and which column of the import stands where. */
export interface SheetHeader {
  readonly row: number;
  readonly columns: readonly (ImportColumn | undefined)[];
}

/** A header's text as it is compared: blanks and the star of required columns do not count. */
const titleOf = (cell: SheetCell | undefined): string =>
  trimCharacters(String(cell ?? ''), `${blankCharacters}*＊`).replace(/\s+/g, ' ');

/**
 * Finds the header among the first rows: the one with most of the template's columns. Its columns must be exactly the
 * template's, in any order; every one that is unknown, twice or missing is an error.
 */
export const readHeader = (
  call: Pick<Call, 'say'>,
  rows: readonly SheetRow[],
  columns: readonly ImportColumn[],
): { readonly header: SheetHeader } | { readonly errors: readonly ImportError[] } => {
  const byTitle = new Map(columns.map((column) => [titleOf(column.title), column] as const));
  const known = (row: SheetRow): number => row.cells.filter((cell) => byTitle.has(titleOf(cell))).length;
  const [first, ...others] = rows.slice(0, headerWithin);
  if (first === undefined)
    return { errors: [{ row: 1, column: '', value: '', message: call.say('list.importEmpty') }] };
  const found = others.reduce((best, row) => (known(row) > known(best) ? row : best), first);
  const errors: ImportError[] = [];
  const seen = new Set<ImportColumn>();
  const placed = found.cells.map((cell) => {
    const title = titleOf(cell);
    if (title === '') return undefined;
    const column = byTitle.get(title);
    const rule =
      column === undefined
        ? 'list.importHeaderUnknown'
        : seen.has(column)
          ? 'list.importHeaderTwice'
          : undefined;
    if (rule !== undefined)
      errors.push({
        row: found.number,
        column: title,
        value: title,
        message: call.say(rule, { column: title }),
      });
    if (column !== undefined) seen.add(column);
    return column;
  });
  for (const column of columns)
    if (!seen.has(column))
      errors.push({
        row: found.number,
        column: column.title,
        value: '',
        message: call.say('list.importHeaderMissing'),
      });
  return errors.length > 0 ? { errors } : { header: { row: found.number, columns: placed } };
};
