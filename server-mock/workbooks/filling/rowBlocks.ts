import { type FillingPlan, keyOfUse } from './FilledValues.ts';
import type { TemplateRow, TemplateSheet } from './readTemplate.ts';
import { rangeOf } from './references/moveRange.ts';
import { attributeOf, childOf, childrenOf } from './xml/XmlNode.ts';

/** Rows of a template that stand for the rows of one detail. */
export interface DetailBlock {
  readonly detail: string;
  readonly start: number;
  readonly height: number;
}

/** Why rows cannot be repeated, at a cell of the template. */
export interface BlockFault {
  readonly rule: 'twoDetails' | 'crossedMerge' | 'sumOfRows';
  readonly row: number;
}

/** Details whose placeholders a row holds. */
const detailsOf = ({ cells }: TemplateRow, plan: FillingPlan): ReadonlySet<string> =>
  new Set(cells.flatMap(({ content }) => content.uses.flatMap((use) => plan[keyOfUse(use)]?.detail ?? [])));

/** Rows of one detail that follow each other, with the rows their merged cells reach. */
export const rowBlocks = (
  sheet: TemplateSheet,
  plan: FillingPlan,
): { readonly blocks: readonly DetailBlock[]; readonly faults: readonly BlockFault[] } => {
  const faults: BlockFault[] = [];
  const merges = childrenOf(childOf(sheet.root, 'mergeCells') ?? sheet.root, 'mergeCell').flatMap(
    (node) => rangeOf(attributeOf(node, 'ref') ?? '') ?? [],
  );
  const blocks: { detail: string; start: number; height: number }[] = [];
  for (const row of sheet.rows) {
    const [detail, other] = detailsOf(row, plan);
    if (detail === undefined) continue;
    if (other !== undefined) faults.push({ rule: 'twoDetails', row: row.row });
    const reach = Math.max(
      row.row,
      ...merges.filter(({ fromRow }) => fromRow === row.row).map(({ toRow }) => toRow),
    );
    const last = blocks.at(-1);
    const end = last === undefined ? 0 : last.start + last.height;
    if (last !== undefined && row.row < end && last.detail !== detail)
      faults.push({ rule: 'twoDetails', row: row.row });
    else if (last !== undefined && row.row <= end && last.detail === detail)
      last.height = Math.max(last.height, reach - last.start + 1);
    else blocks.push({ detail, start: row.row, height: reach - row.row + 1 });
  }
  for (const { start, height } of blocks)
    for (const { fromRow, toRow } of merges) {
      const isCrossed = toRow >= start && fromRow < start && toRow < start + height - 1;
      const isCut = fromRow > start && fromRow < start + height && toRow >= start + height;
      if (isCrossed || isCut) faults.push({ rule: 'crossedMerge', row: fromRow });
    }
  return { blocks, faults: [...faults, ...sums(sheet, blocks)] };
};

/** Sums over one row of a block of several rows, where the column has values in the other rows too. */
const sums = (sheet: TemplateSheet, blocks: readonly DetailBlock[]): readonly BlockFault[] => {
  const tall = blocks.filter(({ height }) => height > 1);
  if (tall.length === 0) return [];
  const filled = new Set(
    sheet.rows.flatMap(({ row, cells }) =>
      cells
        .filter(({ content }) => content.uses.length > 0 || content.pieces !== undefined)
        .map(({ column }) => `${row},${column}`),
    ),
  );
  return sheet.rows.flatMap(({ row, cells }) =>
    cells.flatMap(({ content: { pieces = [] } }) =>
      pieces.flatMap((piece): readonly BlockFault[] => {
        if (
          typeof piece === 'string' ||
          !piece.isList ||
          piece.sheet !== undefined ||
          piece.end !== undefined
        )
          return [];
        const at = piece.start.row;
        const block = tall.find(({ start, height }) => at >= start && at < start + height);
        const column = rangeOf(piece.columns[0].replace('$', '').concat('1'))?.fromColumn;
        if (block === undefined || (row >= block.start && row < block.start + block.height)) return [];
        const others = Array.from({ length: block.height }, (_, index) => block.start + index);
        return others.some((other) => other !== at && filled.has(`${other},${column}`))
          ? [{ rule: 'sumOfRows', row }]
          : [];
      }),
    ),
  );
};
