import { filledText } from './cells/textContent.ts';
import type { MadeSheet } from './MadeSheet.ts';
import { readPlaceholders } from './readPlaceholders.ts';
import { moveAreas, moveFormula, noPlace } from './references/moveFormula.ts';
import { copiesOfRange, moveAreaList, rangeOf } from './references/moveRange.ts';
import { scanFormula } from './references/scanFormula.ts';
import { childrenOf, cloneNode, textIn, type XmlNode } from './xml/XmlNode.ts';

type Mover = (node: XmlNode, sheet: MadeSheet) => void;

const attribute =
  (name: string, move: (value: string, sheet: MadeSheet) => string): Mover =>
  (node, sheet) => {
    const value = node.attributes.get(name);
    if (value !== undefined) node.attributes.set(name, move(value, sheet));
  };

const areas =
  (name: string): Mover =>
  (node, { map }) =>
    attribute(name, (value) => moveAreaList(value, map))(node, { map } as MadeSheet);

const both =
  (...movers: readonly Mover[]): Mover =>
  (node, sheet) => {
    for (const move of movers) move(node, sheet);
  };

/** Formulas of a rule see the sheet from the first cell of its areas. */
const rule =
  (...formulas: readonly string[]): Mover =>
  (node, sheet) => {
    const inside = [node, ...node.children.filter((child): child is XmlNode => typeof child !== 'string')];
    const sqref = node.attributes.get('sqref') ?? '';
    const fromRow = rangeOf(sqref.split(' ')[0] ?? '')?.fromRow ?? 0;
    const place = { column: '', block: sheet.map.blockOf(fromRow), copy: 0 };
    for (const parent of inside)
      for (const child of parent.children) {
        if (typeof child === 'string' || !formulas.includes(child.local)) continue;
        child.children = [moveFormula(scanFormula(textIn(child)), place, sheet.sheets)];
      }
    areas('sqref')(node, sheet);
  };

/** Repeats children that name a range inside a repeated block. */
const repeated =
  (local: string): Mover =>
  (node, { map }) => {
    node.attributes.delete('count');
    node.children = childrenOf(node, local).flatMap((child) =>
      copiesOfRange(child.attributes.get('ref') ?? '', map).map((ref) => {
        const copy = cloneNode(child);
        copy.attributes.set('ref', ref);
        return copy;
      }),
    );
  };

const breaks: Mover = (node, { map }) => {
  for (const child of childrenOf(node, 'brk')) {
    const row = Number(child.attributes.get('id'));
    if (row > 0) child.attributes.set('id', String(map.last(row)));
  }
};

const inText = (move: (text: string, sheet: MadeSheet) => string): Mover => {
  return (node, sheet) => {
    node.children = [move(textIn(node), sheet)];
  };
};

/** In heads and feet of pages `&` begins a command. */
const filledHead: Mover = inText((text, sheet) =>
  filledText(readPlaceholders(text), (use) => {
    const value = sheet.valueFor(use, -1, 0);
    return typeof value === 'string' ? value.replaceAll('&', '&&') : value;
  }),
);

const formulaText: Mover = inText((text, { sheets }) => moveFormula(scanFormula(text), noPlace, sheets));

const view: Mover = (node, { record, map }) => {
  if (record > 0) node.attributes.delete('tabSelected');
  node.children = node.children.filter((child) => typeof child !== 'string' && child.local !== 'selection');
  const move = (value: string): string => moveAreaList(value, map).split(':')[0] ?? value;
  for (const at of [node, ...childrenOf(node, 'pane')]) attribute('topLeftCell', move)(at, {} as MadeSheet);
};

const location = attribute('location', (value, { sheets }) => moveAreas(scanFormula(value), sheets));

/** How elements of a sheet move, by their name without prefix. */
const movers: Readonly<Record<string, Mover>> = {
  dimension: areas('ref'),
  sheetView: view,
  mergeCells: repeated('mergeCell'),
  hyperlinks: both((node, sheet) => {
    for (const link of childrenOf(node, 'hyperlink')) location(link, sheet);
  }, repeated('hyperlink')),
  conditionalFormatting: rule('formula'),
  dataValidation: rule('formula1', 'formula2'),
  autoFilter: areas('ref'),
  sortState: areas('ref'),
  sortCondition: areas('ref'),
  ignoredError: areas('sqref'),
  protectedRange: areas('sqref'),
  rowBreaks: breaks,
  // Extensions of Excel: their formulas and areas are texts.
  sqref: inText((text, { map }) => moveAreaList(text, map)),
  f: formulaText,
  ...Object.fromEntries(
    ['oddHeader', 'oddFooter', 'evenHeader', 'evenFooter', 'firstHeader', 'firstFooter'].map((name) => [
      name,
      filledHead,
    ]),
  ),
};

const skipped: ReadonlySet<string> = new Set(['sheetData']);

/** Moves everything of a sheet but its cells to the rows where they come to stand. */
export const moveSheetParts = (root: XmlNode, sheet: MadeSheet): void => {
  const walk = (node: XmlNode): void => {
    for (const child of node.children) {
      if (typeof child === 'string' || skipped.has(child.local)) continue;
      movers[child.local]?.(child, sheet);
      walk(child);
    }
  };
  walk(root);
};
