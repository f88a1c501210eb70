/** What is wrong with one cell of an imported file. */
export interface ImportError {
  /** Row as the person sees it in the file. */
  readonly row: number;
  /** Title of the column; empty: the row as a whole. */
  readonly column: string;
  readonly value: string;
  /** With its `第m行[列]`. */
  readonly message: string;
}

/** Errors of one import: all are counted, so many are kept, for the answer and the marked workbook. */
export class ImportErrors {
  readonly kept: ImportError[] = [];
  readonly rows = new Set<number>();
  count = 0;

  constructor(private readonly most = 10_000) {}

  add(error: ImportError): void {
    this.count += 1;
    this.rows.add(error.row);
    if (this.kept.length < this.most) this.kept.push(error);
  }

  /** In the order of the file. */
  sorted(): readonly ImportError[] {
    return this.kept.toSorted((a, b) => a.row - b.row);
  }
}
