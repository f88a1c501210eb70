import { cellOf, columnOf } from '../../../expressions/excel/grammar/cells.ts';
import { type FillingPlan, keyOfUse } from './FilledValues.ts';
import type { Template, TemplateCell } from './readTemplate.ts';
import type { FormulaPiece } from './references/Reference.ts';

interface Spot {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

interface FormulaSpot extends Spot {
  readonly cell: TemplateCell;
  readonly pieces: readonly FormulaPiece[];
}

/** What finds its cells only when the formula runs. */
const roundabout = /\[|\b(?:INDIRECT|OFFSET)\s*\(/i;

/** Whether whole columns, of whatever sheet, cover a column. */
const coversColumn = (column: number, pieces: readonly FormulaPiece[]): boolean =>
  pieces.some((piece, at) => {
    const [before, after] = [pieces[at - 1], pieces[at + 1]];
    if (piece !== ':' || typeof before !== 'string' || typeof after !== 'string') return false;
    const [first, last] = [columnOf(before) ?? 0, columnOf(after) ?? 0].toSorted((a, b) => a - b);
    return first !== undefined && first > 0 && column >= first && column <= (last ?? 0);
  });

const covers = (
  spot: Spot,
  formula: FormulaSpot,
  names: ReadonlyMap<string, readonly FormulaPiece[]>,
): boolean => {
  const isIn = (pieces: readonly FormulaPiece[], depth: number): boolean => {
    for (const piece of pieces) {
      if (typeof piece === 'string') {
        const named = depth > 5 ? undefined : names.get(piece.toLowerCase());
        if (named !== undefined && isIn(named, depth + 1)) return true;
        continue;
      }
      const { sheet = formula.sheet, columns, start, end = start } = piece;
      if (sheet.toLowerCase() !== spot.sheet.toLowerCase() || spot.row < start.row || spot.row > end.row)
        continue;
      const [first, last] = [columnOf(columns[0]) ?? 1, columnOf(columns[1]) ?? 16_384].toSorted(
        (a, b) => a - b,
      );
      if (spot.column >= (first ?? 1) && spot.column <= (last ?? 1)) return true;
    }
    const text = pieces.map((piece) => (typeof piece === 'string' ? piece : ' ')).join('');
    return roundabout.test(text) || coversColumn(spot.column, pieces);
  };
  return isIn(formula.pieces, 0);
};

/**
 * Formulas that read a cell whose value the user may not read, also by way of other formulas: they stay blank, because a
 * result over blanks would be wrong.
 */
export const withheldCells = (template: Template, plan: FillingPlan): ReadonlySet<TemplateCell> => {
  const found = new Set<TemplateCell>();
  const fresh: Spot[] = [];
  const formulas: FormulaSpot[] = [];
  for (const sheet of template.sheets)
    for (const { row, cells } of sheet?.rows ?? [])
      for (const cell of cells) {
        const spot = { sheet: sheet?.name ?? '', row, column: cell.column };
        if (cell.content.pieces !== undefined) formulas.push({ ...spot, cell, pieces: cell.content.pieces });
        if (cell.content.uses.some((use) => plan[keyOfUse(use)]?.isWithheld === true)) fresh.push(spot);
      }
  const names = new Map(
    template.names
      .filter(({ name }) => cellOf(name) === undefined)
      .map(({ name, pieces }) => [name.toLowerCase(), pieces]),
  );
  for (let spot = fresh.pop(); spot !== undefined; spot = fresh.pop())
    for (const formula of formulas) {
      if (found.has(formula.cell) || !covers(spot, formula, names)) continue;
      found.add(formula.cell);
      fresh.push(formula);
    }
  return found;
};
