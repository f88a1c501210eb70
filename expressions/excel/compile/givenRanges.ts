import type { Frame } from '../../evaluate/Frame.ts';
import { ownValue } from '../../values/ownValue.ts';
import { cellOf } from '../grammar/cells.ts';

/** The ranges among the data a run reads, for cells that are given only as part of one. */
export interface GivenRanges {
  /** The datum of a cell, 1-based; undefined when no range holds it. */
  at(row: number, column: number): unknown;
  /** The last row any cell or range of the data has; at least 1. */
  lastRow(): number;
  /** The last column, the same way. */
  lastColumn(): number;
}

/** Looks through the names of the data; a scope that cannot be asked for all of it has no ranges. */
export function givenRanges(frame: Frame): GivenRanges {
  const data = frame.scope.whole?.();
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return { at: () => undefined, lastRow: () => 1, lastColumn: () => 1 };
  const names = Object.keys(data);
  frame.charge(names.length);
  const ranges = names.flatMap((name) => {
    const [first = '', last] = name.split(':');
    const corner = last === undefined ? undefined : cellOf(first);
    const rows = corner === undefined ? undefined : ownValue(data, name);
    return corner !== undefined && Array.isArray(rows) ? [{ corner, rows }] : [];
  });
  return {
    lastRow() {
      frame.charge(names.length);
      const cells = names.map((name) => cellOf(name)?.row ?? 1);
      const ends = ranges.map(({ corner, rows }) => corner.row + rows.length - 1);
      return [...cells, ...ends].reduce((most, row) => Math.max(most, row), 1);
    },
    lastColumn() {
      frame.charge(names.length);
      const cells = names.map((name) => cellOf(name)?.column ?? 1);
      const ends = ranges.map(({ corner, rows }) => {
        frame.charge(rows.length);
        return corner.column + widthOf(rows) - 1;
      });
      return [...cells, ...ends].reduce((most, column) => Math.max(most, column), 1);
    },
    at(row, column) {
      frame.charge(ranges.length);
      for (const { corner, rows } of ranges) {
        const line: unknown = rows[row - corner.row];
        const datum: unknown = Array.isArray(line)
          ? line[column - corner.column]
          : column === corner.column
            ? line
            : undefined;
        if (datum !== undefined) return datum;
      }
      return undefined;
    },
  };
}

/** The cells of the longest line; a line that is one value is one cell. */
function widthOf(rows: readonly unknown[]): number {
  return rows.reduce<number>((most, line) => Math.max(most, Array.isArray(line) ? line.length : 1), 1);
}
