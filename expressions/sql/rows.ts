import type { Call, Each, Node } from '../Tree.ts';
import { joinedBy } from './comparisons.ts';
import type { SqlDetail } from './SqlDetail.ts';
import type { SqlExpression } from './SqlExpression.ts';
import type { SqlPiece } from './SqlPiece.ts';
import type { SqlTranslation } from './SqlTranslation.ts';

type Pieces = readonly SqlPiece[];

/** Rows of a list node: a detail's, with filters. */
interface Rows {
  readonly detail: SqlDetail;
  /** The filters as conditions for `where`. */
  readonly conditions: readonly Pieces[];
}

/**
 * A condition on detail rows: `some` on one row, `all` with at least one row, `none`. A filtered or mapped
 * list is true if it has a row. Never null.
 */
export function eachSql(node: Each, translation: SqlTranslation): Pieces {
  if (node.operator === 'map') return exists(rowsOf(node.list, translation));
  if (node.operator === 'filter') return exists(rowsOf(node, translation));
  const rows = rowsOf(node.list, translation);
  const within = translation.within(rows.detail);
  if (node.operator !== 'all') {
    const found = exists(rows, within.condition(node.body, false));
    return node.operator === 'none' ? ['(not ', ...found, ')'] : found;
  }
  const broken = exists(rows, ['(not ', ...within.condition(node.body, true), ')']);
  return ['(', ...exists(rows), ' and not ', ...broken, ')'];
}

/** Truth of a detail as a list: whether it has a row; undefined: not a list of rows. */
export function listTruth(node: Node, translation: SqlTranslation): Pieces | undefined {
  if (node.kind !== 'variable' || node.of !== 'record' || node.fallback !== undefined) return undefined;
  const detail = node.path.length === 1 ? translation.detail(node.path[0] ?? '') : undefined;
  return detail && exists({ detail, conditions: [] });
}

/** `sum` of a column or of a value per row; null without a filled row. Undefined: another kind of sum. */
export function sumSql({ name, operands }: Call, translation: SqlTranslation): SqlExpression | undefined {
  const [map] = operands;
  if (name !== 'sum' || map?.kind !== 'each' || map.operator !== 'map') return undefined;
  const rows = rowsOf(map.list, translation);
  const within = translation.within(rows.detail);
  const value = translation.tools.number(within.expression(map.body));
  return { type: 'number', pieces: ['(select sum(', ...value, ')', ...fromRows(rows), ')'] };
}

function exists(rows: Rows, condition?: Pieces): Pieces {
  return ['exists (select 1', ...fromRows(rows, condition), ')'];
}

function fromRows({ detail, conditions }: Rows, condition?: Pieces): Pieces {
  const all: readonly Pieces[] = [
    [detail.joined],
    ...conditions,
    ...(condition === undefined ? [] : [condition]),
  ];
  return [' from ', detail.from, ' where ', ...joinedBy(' and ', all)];
}

function rowsOf(node: Node, translation: SqlTranslation): Rows {
  if (node.kind === 'each' && node.operator === 'filter') {
    const { detail, conditions } = rowsOf(node.list, translation);
    const condition = translation.within(detail).condition(node.body, false);
    return { detail, conditions: [...conditions, condition] };
  }
  const isName = node.kind === 'variable' && node.of === 'record' && node.path.length === 1;
  const detail = isName && node.fallback === undefined ? translation.detail(node.path[0] ?? '') : undefined;
  if (detail === undefined)
    return translation.refuse(node, 'not-in-sql', 'Only rows of a detail can be walked in SQL.', {
      name: node.kind,
    });
  return { detail, conditions: [] };
}
