import type { ImportError } from '../../../runtime/wire/workbooks/ImportResult.ts';
/**
 * Errors of one import. Counts all of them and keeps the first ones for the answer and the marked workbook.
 */
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

  /** Kept errors in file order. */
  sorted(): readonly ImportError[] {
    return this.kept.toSorted((a, b) => a.row - b.row);
  }
}
