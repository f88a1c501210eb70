import type { MadeSheet } from '../MadeSheet.ts';
import { moveAreas } from '../references/moveFormula.ts';
import { copiesOfRange, moveAreaList, rangeOf } from '../references/moveRange.ts';
import type { RowMap } from '../references/RowMap.ts';
import { scanFormula } from '../references/scanFormula.ts';
import { childOf, descendantsOf, textIn, type XmlNode } from '../xml/XmlNode.ts';

/** Moves what a part beside a sheet says of its cells. */
export type PartMover = (root: XmlNode, sheet: MadeSheet) => void;

/** Rows of drawings count from 0; the upper left corner stays at the first copy, the lower one at the last. */
const anchorRow = (anchor: XmlNode | undefined, move: (row: number) => number): void => {
  const row = anchor && childOf(anchor, 'row');
  if (row !== undefined) row.children = [String(move(Number(textIn(row)) + 1) - 1)];
};

/** A picture inside a block stays with its first copy; one around it grows. */
const moveAnchor = (anchor: XmlNode, map: RowMap): void => {
  const [from, to] = [childOf(anchor, 'from'), childOf(anchor, 'to')];
  const rowOf = (node: XmlNode | undefined): number =>
    Number(textIn((node && childOf(node, 'row')) ?? { ...anchor, children: [] })) + 1;
  const isInside = map.blockOf(rowOf(from)) !== -1 && map.blockOf(rowOf(from)) === map.blockOf(rowOf(to));
  anchorRow(from, (row) => map.first(row));
  // Where it ends in a row of its own, the size of the picture stays.
  anchorRow(to, (row) => (isInside || map.blockOf(row) === -1 ? map.first(row) : map.last(row)));
};

const drawing: PartMover = (root, { map }) => {
  for (const anchor of root.children) if (typeof anchor !== 'string') moveAnchor(anchor, map);
};

const caches: ReadonlySet<string> = new Set(['numCache', 'strCache', 'multiLvlStrCache']);

/** Ranges of the series; stored values are left out, so that they are read anew. */
const chart: PartMover = (root, { sheets }) => {
  for (const node of [root, ...descendantsOf(root)]) {
    node.children = node.children.filter((child) => typeof child === 'string' || !caches.has(child.local));
    if (node.local === 'f') node.children = [moveAreas(scanFormula(textIn(node)), sheets)];
  }
};

const comments: PartMover = (root, { map }) => {
  for (const node of descendantsOf(root)) {
    const ref = node.attributes.get('ref');
    if (ref !== undefined) node.attributes.set('ref', copiesOfRange(ref, map)[0] ?? ref);
  }
};

/** Shapes of notes: their cell, and the box whose rows are the third and seventh number. */
const shapes: PartMover = (root, { map }) => {
  const first = (text: string): string => String(map.first(Number(text) + 1) - 1);
  for (const node of descendantsOf(root)) {
    if (node.local === 'Row') node.children = [first(textIn(node).trim())];
    if (node.local === 'Anchor')
      node.children = [
        textIn(node)
          .split(',')
          .map((part, at) => (at === 2 || at === 6 ? first(part.trim()) : part.trim()))
          .join(', '),
      ];
  }
};

/** Tables of Excel: their range, which must not be empty, and their filter. */
const table: PartMover = (root, { map }) => {
  for (const node of [root, ...descendantsOf(root)]) {
    const ref = node.attributes.get('ref');
    if (ref !== undefined && rangeOf(ref) !== undefined) node.attributes.set('ref', moveAreaList(ref, map));
  }
};

/** How parts move, by the last word of the type of their relation. */
export const partMovers: Readonly<Record<string, PartMover>> = {
  drawing,
  chart,
  comments,
  threadedComment: comments,
  vmlDrawing: shapes,
  table,
};
