import { isBlankText } from '../../../runtime/model/fields/columnTypes/blanks.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { MessageParams } from '../../../runtime/model/messages/index.ts';
import type { MutableRow } from '../../../runtime/model/schema/Row.ts';
import type { SheetCell, SheetRow } from '../../workbooks/SheetCell.ts';
import type { CellReader } from './cellReader.ts';
import type { DetailDraft, DetailRowDraft, Draft } from './Draft.ts';
import type { ImportColumn } from './ImportColumn.ts';
import type { SheetHeader } from './readHeader.ts';

/** Receives a cell that cannot be read. */
export type RefuseCell = (
  row: number,
  column: ImportColumn,
  cell: SheetCell,
  rule: string,
  params: MessageParams,
) => void;

interface Place {
  readonly index: number;
  readonly column: ImportColumn;
  readonly read: CellReader;
}

const isEmpty = (cell: SheetCell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && isBlankText(cell));

const sameCell = (a: SheetCell | undefined, b: SheetCell | undefined): boolean =>
  (isEmpty(a) && isEmpty(b)) ||
  (a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b);

/** Shared by all records without details. */
const none: readonly DetailDraft[] = [];

/**
 * Reads rows of the file as records to be created.
 * In a table with details, a row belongs to the record above when its main columns are empty or the same as
 * there.
 * Every other row begins a new record.
 */
export class DraftReader {
  readonly drafts: Draft[] = [];
  readonly #all: readonly Place[];
  readonly #main: readonly Place[];
  readonly #details: ReadonlyMap<string, readonly Place[]>;
  readonly #refuse: RefuseCell;
  #last: readonly SheetCell[] = [];

  constructor(
    document: DocumentTable,
    header: SheetHeader,
    readers: ReadonlyMap<ImportColumn, CellReader>,
    refuse: RefuseCell,
  ) {
    const places = header.columns.flatMap((column, index): readonly Place[] => {
      const read = column && readers.get(column);
      return column === undefined || read === undefined ? [] : [{ index, column, read }];
    });
    this.#all = places;
    this.#main = places.filter(({ column }) => column.detail === undefined);
    this.#details = new Map(
      document.details.map(({ table }) => [
        table.table,
        places.filter(({ column }) => column.detail === table.table),
      ]),
    );
    this.#refuse = refuse;
  }

  /** Adds one row of the file; false when the row is empty. */
  add({ number, cells, uncomputed = [] }: SheetRow): boolean {
    const missing = this.#all.filter(({ index }) => uncomputed.includes(index));
    for (const { column } of missing) this.#refuse(number, column, null, 'sheet.uncomputed', {});
    if (missing.length > 0) return true;
    if (this.#all.every(({ index }) => isEmpty(cells[index]))) return false;
    const draft = this.#continued(cells) ?? this.#begun(number, cells);
    for (const [detail, places] of this.#details) {
      if (places.every(({ index }) => isEmpty(cells[index]))) continue;
      const row: DetailRowDraft = { row: number, values: this.#read(number, places, cells) };
      draft.details.find(({ table }) => table === detail)?.rows.push(row);
    }
    return true;
  }

  #continued(cells: readonly SheetCell[]): Draft | undefined {
    const above = this.drafts.at(-1);
    // A row without detail values is its own record, even if equal to the row above.
    const hasDetail = [...this.#details.values()].some((places) =>
      places.some(({ index }) => !isEmpty(cells[index])),
    );
    if (above === undefined || !hasDetail) return undefined;
    const isEmptyHere = this.#main.every(({ index }) => isEmpty(cells[index]));
    const isSame = this.#main.every(({ index }) => sameCell(cells[index], this.#last[index]));
    return isEmptyHere || isSame ? above : undefined;
  }

  #begun(row: number, cells: readonly SheetCell[]): Draft {
    const details =
      this.#details.size === 0
        ? none
        : [...this.#details.keys()].map((table): DetailDraft => ({ table, rows: [], untouched: [] }));
    return this.#keep({ row, values: this.#read(row, this.#main, cells), details }, cells);
  }

  #keep(draft: Draft, cells: readonly SheetCell[]): Draft {
    this.drafts.push(draft);
    this.#last = cells;
    return draft;
  }

  /** Reads the cells of a row. An empty cell counts as not sent, so a default or lookup may fill it. */
  #read(row: number, places: readonly Place[], cells: readonly SheetCell[]): MutableRow {
    const values: MutableRow = {};
    for (const { index, column, read } of places) {
      const cell = cells[index] ?? null;
      if (isEmpty(cell)) continue;
      const parsed = read(cell);
      if (parsed.ok) {
        if (parsed.value !== null) values[column.field.field] = parsed.value;
      } else this.#refuse(row, column, cell, parsed.rule, parsed.params ?? {});
    }
    return values;
  }
}
