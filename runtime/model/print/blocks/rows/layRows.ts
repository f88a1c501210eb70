import type { Flow } from '../../layout/Flow.ts';
import type { FilledRows } from './FilledRows.ts';
import { RowPieces, type Sums, type WrappedRow } from './rowPieces.ts';

/** Lays the rows of a table, page after page. */
export const layRows = (filled: FilledRows, flow: Flow): void => {
  const short = new RowLayout(filled, flow, false);
  (short.fits() ? short : new RowLayout(filled, flow, true)).lay();
};

class RowLayout {
  readonly #filled: FilledRows;
  readonly #flow: Flow;
  readonly #pieces: RowPieces;
  readonly #rows: readonly WrappedRow[];
  readonly #isLong: boolean;
  /** Sums of the rows so far, and of those on this page. */
  #all: Sums = [];
  #page: Sums = [];
  #rowsOnPage = 0;

  /** `isLong`: the rows take more than one page, so that page sums and sums carried forward are printed. */
  constructor(filled: FilledRows, flow: Flow, isLong: boolean) {
    this.#filled = filled;
    this.#flow = flow;
    this.#pieces = new RowPieces(filled, flow.area);
    this.#rows = filled.rows.map((row) => this.#pieces.wrapped(row));
    this.#isLong = isLong;
  }

  /** Whether everything has room on the page where it begins. */
  fits(): boolean {
    const rows = this.#rows.reduce((sum, { count }) => sum + this.#pieces.heightOf(count), 0);
    return this.#flow.fits(this.#pieces.head().height + rows + this.#reserve(true));
  }

  lay(): void {
    const { rows } = this.#filled;
    // A head alone at the end of a page is worth nothing.
    const first = this.#pieces.heightOf(this.#rows[0]?.count ?? 1);
    const beginning = this.#pieces.head().height + Math.min(first, 3 * this.#pieces.least);
    if (!this.#flow.fits(beginning + this.#reserve(false)) && this.#flow.used > 0) this.#flow.breakPage();
    this.#flow.place(this.#pieces.head());
    for (const [at, row] of rows.entries()) {
      const wrapped = this.#rows[at];
      if (wrapped === undefined || this.#flow.isCut) break;
      this.#layRow(wrapped, at === rows.length - 1);
      this.#all = this.#pieces.added(this.#all, row);
      this.#page = this.#pieces.added(this.#page, row);
    }
    this.#end();
  }

  #layRow(row: WrappedRow, isLast: boolean): void {
    const height = this.#pieces.heightOf(row.count);
    if (!this.#flow.fits(height + this.#reserve(isLast)) && this.#rowsOnPage > 0) this.#turnPage();
    let from = 0;
    // Higher than a page: as many lines as have room, page after page.
    while (!this.#flow.fits(this.#pieces.heightOf(row.count - from) + this.#reserve(isLast))) {
      const lines = this.#pieces.linesIn(this.#flow.room - this.#reserve(false));
      if (from + lines >= row.count || this.#flow.isCut) break;
      this.#place(row, from, from + lines);
      from += lines;
      this.#turnPage();
    }
    this.#place(row, from, row.count);
  }

  #place(row: WrappedRow, from: number, to: number): void {
    this.#flow.place(this.#pieces.row(row, from, to));
    this.#rowsOnPage += 1;
  }

  /** Ends this page and begins the next. */
  #turnPage(): void {
    const { repeatsHead, isCarried } = this.#filled;
    this.#endPage();
    if (isCarried) this.#flow.place(this.#pieces.sums('carried', this.#all));
    this.#flow.breakPage();
    this.#page = [];
    this.#rowsOnPage = 0;
    if (repeatsHead) this.#flow.place(this.#pieces.head());
    if (isCarried) this.#flow.place(this.#pieces.sums('brought', this.#all));
  }

  #endPage(): void {
    if (this.#isLong && this.#filled.hasPageSums) this.#flow.place(this.#pieces.sums('page', this.#page));
  }

  #end(): void {
    const { fills, hasTotal } = this.#filled;
    const { least } = this.#pieces;
    while (fills && this.#flow.fits(least + this.#reserve(true)) && Number.isFinite(this.#flow.room))
      this.#flow.place(this.#pieces.blank());
    this.#endPage();
    if (hasTotal) this.#flow.place(this.#pieces.sums('total', this.#all));
  }

  /** Height to keep free below a row for what has to follow it on this page. */
  #reserve(isLast: boolean): number {
    const { hasPageSums, isCarried, hasTotal } = this.#filled;
    const line = this.#pieces.sums('total', []).height;
    const pageSum = this.#isLong && hasPageSums ? line : 0;
    if (isLast) return pageSum + (hasTotal ? line : 0) + this.#flow.after;
    return pageSum + (isCarried ? line : 0);
  }
}
