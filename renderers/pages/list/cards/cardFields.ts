import { arrangeColumns } from '../../../../runtime/model/fields/columnSet/arrangeColumns.ts';
import type { ColumnSet } from '../../../../runtime/model/fields/columnSet/ColumnSet.ts';
import {
  type Column,
  columnsOf,
  type Showing,
} from '../../../../runtime/model/fields/projections/columns.ts';
import { numberFieldOf, type ResolvedTable } from '../../../../runtime/model/fields/resolve/ResolvedTable.ts';

/** Columns in lines under the title of a card at most. */
const most = 5;
/** Columns of a table that calls none of them main. */
const usual = 4;

/** What a card says of a record. */
export interface CardFields {
  /** The head of the card: the record's number or name, else its first column. Undefined: nothing is shown. */
  readonly title: Column | undefined;
  readonly lines: readonly Column[];
  /** Columns with files, of which a card shows the first picture. */
  readonly files: readonly Column[];
}

/**
 * The fields that the page names for its cards (`named`), without those that its user hid. Where it names none, the main
 * columns of the list in the order and choice of its user; the first ones where none is main.
 */
export function cardFields(
  table: ResolvedTable,
  showing: Showing | undefined,
  chosen: ColumnSet | undefined,
  named: readonly string[] = [],
): CardFields {
  // A picture has no text for a line.
  const all = columnsOf(table, showing);
  const columns = all.filter(({ kind }) => kind.kind.files === undefined);
  const isHidden = (name: string): boolean =>
    chosen?.some(({ field, show }) => field === name && !show) ?? false;
  const files = all.filter(({ kind, field }) => kind.kind.files !== undefined && !isHidden(field));
  const [first, ...others] = named.flatMap(
    (name) => columns.find(({ field }) => field === name && !isHidden(name)) ?? [],
  );
  if (first !== undefined) return { title: first, lines: others, files };
  const shown = arrangeColumns(columns, chosen, {});
  const main = shown.filter(({ kind }) => kind.importance === 'main');
  const told = main.length > 1 ? main : shown.slice(0, usual);
  const number = numberFieldOf(table)?.field;
  const title =
    [number, table.nameField]
      .map((name) => told.find(({ field }) => field === name))
      .find((one) => one !== undefined) ?? told[0];
  return { title, lines: told.filter((column) => column !== title).slice(0, most), files };
}
