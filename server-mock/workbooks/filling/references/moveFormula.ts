import type { FormulaPiece, Reference, ReferenceRow } from './Reference.ts';
import type { RowMap } from './RowMap.ts';

/** A cell of a template whose formula moves. */
export interface FormulaPlace {
  /** Column as letters; empty for what is in no cell. */
  readonly column: string;
  /** The block of its row; -1: none. */
  readonly block: number;
  /** The copy of the block, from 0. */
  readonly copy: number;
}

/** Where the sheets of a template come to stand. */
export interface MovedSheets {
  /** Rows of the sheet that a reference names; undefined: they do not move. */
  mapOf(sheet: string | undefined): RowMap | undefined;
  /** The name that a reference gets. */
  nameOf(sheet: string): string;
}

/** The place of names, charts and areas: outside of all cells. */
export const noPlace: FormulaPlace = { column: '', block: -1, copy: 0 };

const plainName = /^[A-Za-z_\u0080-\uffff][\w.\u0080-\uffff]*$/;
const cellLike = /^(?:[A-Za-z]{1,3}\d+|[Rr]\d*(?:[Cc]\d*)?|[Cc]\d*)$/;

/** The name of a sheet in a formula, with its exclamation mark. */
export const sheetPrefix = (name: string): string =>
  plainName.test(name) && !cellLike.test(name) ? `${name}!` : `'${name.replaceAll("'", "''")}'!`;

const written = (column: string, { isFixed }: ReferenceRow, row: number): string =>
  `${column}${isFixed ? '$' : ''}${row}`;

const sameColumn = (column: string, place: FormulaPlace): boolean =>
  column.replace('$', '').toUpperCase() === place.column;

/** Rows of a reference from a cell of the same block: relative ones follow the copy, fixed ones see all copies. */
const inBlock = (
  { columns, start, end, isList }: Reference,
  place: FormulaPlace,
  map: RowMap,
): readonly [number, number | undefined] => {
  const { block, copy } = place;
  const own = map.blocks[block];
  const rowOf = (at: ReferenceRow, side: 'first' | 'last'): number => {
    if (map.blockOf(at.row) === block && !at.isFixed) return map.at(at.row, block, copy);
    // The row right above is the copy before: a running total.
    const isAbove = own !== undefined && copy > 0 && at.row === own.start - 1 && !at.isFixed;
    if (isAbove && end === undefined && sameColumn(columns[0], place))
      return map.at(own.start, block, copy) - 1;
    return map[side](at.row);
  };
  if (end !== undefined) return [rowOf(start, 'first'), rowOf(end, 'last')];
  const isWide =
    isList && (start.isFixed || map.blockOf(start.row) !== block) && map.blockOf(start.row) !== -1;
  return [rowOf(start, 'first'), isWide ? map.last(start.row) : undefined];
};

const moved = (reference: Reference, place: FormulaPlace, sheets: MovedSheets): string => {
  const { sheet, columns, start, end, isList } = reference;
  const prefix = sheet === undefined ? '' : sheetPrefix(sheets.nameOf(sheet));
  const map = sheets.mapOf(sheet);
  let rows: readonly [number, number | undefined] = [start.row, end?.row];
  if (map !== undefined && sheet === undefined && place.block !== -1) rows = inBlock(reference, place, map);
  else if (map !== undefined) {
    const first = map.first(start.row);
    const last = map.last(end?.row ?? start.row);
    rows = [first, end === undefined && (!isList || last === first) ? undefined : last];
  }
  const [first, last] = rows;
  const begin = written(columns[0], start, first);
  return last === undefined || (end === undefined && last === first)
    ? `${prefix}${begin}`
    : `${prefix}${begin}:${written(columns[1], end ?? start, last)}`;
};

/** A formula with its references moved to where their cells come to stand. */
export const moveFormula = (
  pieces: readonly FormulaPiece[],
  place: FormulaPlace,
  sheets: MovedSheets,
): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : moved(piece, place, sheets))).join('');

/** References of names, charts and areas: a single cell of a repeated row becomes the range of all its copies. */
export const moveAreas = (pieces: readonly FormulaPiece[], sheets: MovedSheets): string =>
  moveFormula(
    pieces.map((piece) => (typeof piece === 'string' ? piece : { ...piece, isList: true })),
    noPlace,
    sheets,
  );
