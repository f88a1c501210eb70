import { cellOf, columnOf } from '../../../expressions/excel/grammar/cells.ts';
import { type FillingPlan, useKey } from './FilledValues.ts';
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

const wholeColumns =
  /(?:'((?:[^']|'')+)'|([\w.\u0080-\uffff]+))?!?(\$?[A-Za-z]{1,3}):(\$?[A-Za-z]{1,3})(?![\w(])/g;
/** What finds its cells only when the formula runs. */
const roundabout = /\[|\b(?:INDIRECT|OFFSET)\s*\(/i;

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
    if (roundabout.test(text)) return true;
    for (const [, quoted, plain, from = '', to = ''] of text.matchAll(wholeColumns)) {
      const sheet = (quoted?.replaceAll("''", "'") ?? plain ?? formula.sheet).toLowerCase();
      const columns = [columnOf(from) ?? 0, columnOf(to) ?? 0].toSorted((a, b) => a - b);
      if (sheet !== spot.sheet.toLowerCase()) continue;
      if (spot.column >= (columns[0] ?? 0) && spot.column <= (columns[1] ?? 0)) return true;
    }
    return false;
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
        if (cell.content.uses.some((use) => plan[useKey(use)]?.isWithheld === true)) fresh.push(spot);
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
