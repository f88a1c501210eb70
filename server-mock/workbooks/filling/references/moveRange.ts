import { cellOf, columnName } from '../../../../expressions/excel/grammar/cells.ts';
import type { RowMap } from './RowMap.ts';

/** A rectangle of cells; all from 1. */
export interface Range {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Reads `B2` or `B2:C5`; undefined for whole rows, whole columns and anything else. */
export const rangeOf = (text: string): Range | undefined => {
  const [from = '', to = from] = text.split(':');
  const [first, last] = [cellOf(from), cellOf(to)];
  if (first === undefined || last === undefined) return undefined;
  return {
    top: Math.min(first.row, last.row),
    left: Math.min(first.column, last.column),
    bottom: Math.max(first.row, last.row),
    right: Math.max(first.column, last.column),
  };
};

export const rangeText = ({ top, left, bottom, right }: Range): string => {
  const first = `${columnName(left)}${top}`;
  return top === bottom && left === right ? first : `${first}:${columnName(right)}${bottom}`;
};

/** A range that grows with the blocks it covers. */
const grown = (range: Range, map: RowMap): Range => ({
  ...range,
  top: map.first(range.top),
  bottom: map.last(range.bottom),
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
  const at = map.blockOf(range.top);
  const block = map.blocks[at];
  if (block === undefined || map.blockOf(range.bottom) !== at) return [rangeText(grown(range, map))];
  return Array.from({ length: block.copies }, (_, copy) =>
    rangeText({ ...range, top: map.at(range.top, at, copy), bottom: map.at(range.bottom, at, copy) }),
  );
};
