/** Number of columns of the form grid. */
export const gridColumns = 12;

/** A width in percent as columns of 12. */
export const spanOfPercent = (percent: number): number => (percent / 100) * gridColumns;

/** An item to be placed; `span` if it has a fixed width. */
interface Placed<T> {
  readonly item: T;
  readonly row: number;
  readonly column: number | undefined;
  readonly span: number | undefined;
}

/** An item with its final width. */
interface Laid<T> {
  readonly item: T;
  /** Columns of 12; may be a fraction. */
  readonly span: number;
}

/**
 * Breaks the items of one schema row where fixed widths exceed 12; an item without a width needs at least one
 * column.
 */
const broken = <T>(items: readonly Placed<T>[]): Placed<T>[][] => {
  const rows: Placed<T>[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const width = item.span ?? 1;
    // With a small tolerance: three times 33.333 % is a full row.
    if (used + width > gridColumns + 1e-6) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(item);
    used += width;
  }
  return rows;
};

const spread = <T>(row: readonly Placed<T>[]): Laid<T>[] => {
  const free = row.filter((item) => item.span === undefined).length;
  const taken = row.reduce((sum, item) => sum + (item.span ?? 0), 0);
  const share = free === 0 ? 0 : (gridColumns - taken) / free;
  return row.map(({ item, span }) => ({ item, span: span ?? share }));
};

/**
 * Lays items on a 12-column grid: by row number, then column number (unnumbered last), then given order.
 * Items without a width share the remaining space equally; a row breaks when widths exceed 12.
 */
export function layoutRows<T>(items: readonly Placed<T>[]): readonly (readonly Laid<T>[])[] {
  const rows = new Map<number, Placed<T>[]>();
  for (const item of items) rows.set(item.row, [...(rows.get(item.row) ?? []), item]);
  return [...rows.entries()]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, row]) =>
      broken(
        row.toSorted((a, b) => (a.column ?? Number.MAX_SAFE_INTEGER) - (b.column ?? Number.MAX_SAFE_INTEGER)),
      ).map(spread),
    );
}
