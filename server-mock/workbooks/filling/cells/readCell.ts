import { hasPlaceholders, readPlaceholders } from '../readPlaceholders.ts';
import type { FormulaPiece } from '../references/Reference.ts';
import { scanFormula } from '../references/scanFormula.ts';
import { writeNode } from '../xml/writeXml.ts';
import { attributeOf, childOf, textIn, type XmlNode } from '../xml/XmlNode.ts';
import type { CellContent } from './CellContent.ts';
import { fixedContent } from './fixedContent.ts';
import { formulaContent } from './formulaContent.ts';
import { offsetFormula } from './offsetFormula.ts';
import { type SharedText, textOf } from './sharedTexts.ts';
import { textContent } from './textContent.ts';
import { valueContent } from './valueContent.ts';

/** Formulas that several cells share, by their index. */
type SharedFormulas = Map<
  string,
  { readonly pieces: readonly FormulaPiece[]; readonly row: number; readonly column: number }
>;

interface CellAt {
  readonly row: number;
  readonly column: number;
  readonly shared: SharedFormulas;
}

const formulaOf = (formula: XmlNode, { row, column, shared }: CellAt): CellContent => {
  const index = attributeOf(formula, 'si');
  if (attributeOf(formula, 't') !== 'shared' || index === undefined)
    return formulaContent(
      scanFormula(textIn(formula)),
      attributeOf(formula, 't') === 'array' ? attributeOf(formula, 'ref') : undefined,
    );
  const first = shared.get(index);
  if (first !== undefined)
    return formulaContent(offsetFormula(first.pieces, row - first.row, column - first.column));
  const pieces = scanFormula(textIn(formula));
  shared.set(index, { pieces, row, column });
  return formulaContent(pieces);
};

const withText = (text: SharedText, otherwise: () => CellContent): CellContent => {
  if (!hasPlaceholders(text.plain)) return otherwise();
  const parts = readPlaceholders(text.plain);
  const [only] = parts;
  if (parts.length === 1 && only !== undefined && typeof only !== 'string') return valueContent(only.source);
  return textContent(text);
};

/** Reads what a cell holds. */
export const readCell = (cell: XmlNode, texts: readonly SharedText[], at: CellAt): CellContent => {
  const formula = childOf(cell, 'f');
  if (formula !== undefined) return formulaOf(formula, at);
  const type = attributeOf(cell, 't');
  const fixed = (): CellContent =>
    fixedContent(
      type,
      cell.children.map((child) => (typeof child === 'string' ? '' : writeNode(child))).join(''),
    );
  const value = childOf(cell, 'v');
  if (type === 's') {
    const text = texts[Number(value === undefined ? -1 : textIn(value))];
    return text === undefined ? fixed() : withText(text, fixed);
  }
  const inline = childOf(cell, 'is');
  if (inline !== undefined) return withText(textOf(inline), fixed);
  return type === 'str' && value !== undefined
    ? withText({ plain: textIn(value), runs: [] }, fixed)
    : fixed();
};
