import { cellOf, columnName } from '../../../../expressions/excel/grammar/cells.ts';
import type { RowMap } from './RowMap.ts';

/** A rectangle of cells; all from 1. */
export interface Range {
  readonly fromRow: number;
  readonly fromColumn: number;
  readonly toRow: number;
  readonly toColumn: number;
}

/** Reads `B2` or `B2:C5`; undefined for whole rows, whole columns and anything else. */
export const rangeOf = (text: string): Range | undefined => {
  const [from = '', to = from] = text.split(':');
  const [first, last] = [cellOf(from), cellOf(to)];
  if (first === undefined || last === undefined) return undefined;
  return {
    fromRow: Math.min(first.row, last.row),
    fromColumn: Math.min(first.column, last.column),
    toRow: Math.max(first.row, last.row),
    toColumn: Math.max(first.column, last.column),
  };
};

export const rangeText = ({ fromRow, fromColumn, toRow, toColumn }: Range): string => {
  const first = `${columnName(fromColumn)}${fromRow}`;
  return fromRow === toRow && fromColumn === toColumn ? first : `${first}:${columnName(toColumn)}${toRow}`;
};

/** A range that grows with the blocks it covers. */
const grown = (range: Range, map: RowMap): Range => ({
  ...range,
  fromRow: map.first(range.fromRow),
  toRow: map.last(range.toRow),
});

/** Moves a list of areas such as `A1:B2 C3`. */
export const moveAreaList = (list: string, map: RowMap): string =>
  list
    .split(/\s+/)
    .filter((one) => one !== '')
    .map((one) => {
      const range = rangeOf(one);
      return range === undefined ? one : rangeText(grown(range, map));
    })
    .join(' ');

/** The places of a merged or linked range: one for each copy when it is inside a block, else the range as it grew. */
export const copiesOfRange = (text: string, map: RowMap): readonly string[] => {
  const range = rangeOf(text);
  if (range === undefined) return [text];
  const at = map.blockOf(range.fromRow);
  const block = map.blocks[at];
  if (block === undefined || map.blockOf(range.toRow) !== at) return [rangeText(grown(range, map))];
  return Array.from({ length: block.copies }, (_, copy) =>
    rangeText({ ...range, fromRow: map.at(range.fromRow, at, copy), toRow: map.at(range.toRow, at, copy) }),
  );
};
