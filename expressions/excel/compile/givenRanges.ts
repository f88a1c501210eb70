import type { Frame } from '../../evaluate/Frame.ts';
import { ownValue } from '../../values/ownValue.ts';
import { cellOf } from '../grammar/cells.ts';

/** Ranges among the data of a run. Finds cells that the data gives only as part of a range. */
export interface GivenRanges {
  /** The value of a cell (1-based); undefined when no range contains it. */
  at(row: number, column: number): unknown;
  /** The last row of any cell or range in the data; at least 1. */
  lastRow(): number;
  /** The last column of any cell or range in the data; at least 1. */
  lastColumn(): number;
}

/** Collects ranges by the names of the data. Finds none when the scope cannot list all its data. */
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

/** Cells in the longest row; a row that is one value counts as one cell. */
function widthOf(rows: readonly unknown[]): number {
  return rows.reduce<number>((most, line) => Math.max(most, Array.isArray(line) ? line.length : 1), 1);
}
