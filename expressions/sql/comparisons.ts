import type { Equal, Member, Node, Order } from '../Tree.ts';
import type { ValueType } from '../ValueType.ts';
import { textOf } from '../values/textOf.ts';
import { commonType, converted } from './conversions.ts';
import type { SqlExpression } from './SqlExpression.ts';
import type { SqlPiece } from './SqlPiece.ts';
import type { SqlTranslation } from './SqlTranslation.ts';

type Pieces = readonly SqlPiece[];

/** Null-safe equality; '' counts as null. */
export function equalSql(node: Equal, translation: SqlTranslation, whole: boolean): Pieces {
  const left = translation.expression(node.left);
  const right = translation.expression(node.right);
  return equality(node, left, right, node.negated, translation, whole);
}

function equality(
  node: Node,
  left: SqlExpression,
  right: SqlExpression,
  negated: boolean,
  translation: SqlTranslation,
  whole: boolean,
): Pieces {
  const { type, a, b } = pair(node, left, right, translation);
  const filled = [left, right].some((side) => side.literal !== undefined && side.literal !== null);
  // For a filled constant the plain operator is equivalent, and an index can serve it.
  if (filled && !negated) return twoValued(['(', ...a, ' = ', ...b, ')'], whole);
  const operator = negated ? ' is distinct from ' : ' is not distinct from ';
  return ['(', ...nullWhenEmpty(a, type), operator, ...nullWhenEmpty(b, type), ')'];
}

/** Ordering; null or false if a side is empty. Texts by code point. */
export function orderSql(node: Order, translation: SqlTranslation, whole: boolean): Pieces {
  const operands = node.operands.map((operand) => translation.expression(operand));
  const steps = operands.slice(1).map((right, index): Pieces => {
    const left = operands[index] ?? right;
    const { type, a, b } = pair(node, left, right, translation);
    if (type === 'boolean' || type === 'list')
      return translation.refuse(node, 'type-mismatch', 'These have no order.', {
        left: left.type,
        right: right.type,
      });
    const collation = type === 'text' ? ' collate "C"' : '';
    return [
      '(',
      ...nullWhenEmpty(a, type),
      `${collation} ${node.operator} `,
      ...nullWhenEmpty(b, type),
      `${collation})`,
    ];
  });
  return twoValued(joinedBy(' and ', steps), whole);
}

/** Membership in a constant list, or text contained in a text. */
export function memberSql(node: Member, translation: SqlTranslation, whole: boolean): Pieces {
  const item = translation.expression(node.item);
  if (node.container.kind !== 'list') return containedSql(node, item, translation, whole);
  const candidates = node.container.items.map((candidate) => translation.expression(candidate));
  const alternatives = [
    ...candidates
      .filter((one) => one.literal === undefined || one.literal === null || item.literal !== undefined)
      .map((one) => equality(node, item, one, false, translation, whole)),
    ...groupedByType(node, item, candidates, translation, whole),
  ];
  return alternatives.length === 0 ? ['false'] : joinedBy(' or ', alternatives);
}

/** Filled constants as `in (...)`, one per compared type. */
function groupedByType(
  node: Member,
  item: SqlExpression,
  candidates: readonly SqlExpression[],
  translation: SqlTranslation,
  whole: boolean,
): readonly Pieces[] {
  if (item.literal !== undefined) return [];
  const groups = new Map<ValueType, { a: Pieces; members: Pieces[] }>();
  for (const candidate of candidates) {
    if (candidate.literal === undefined || candidate.literal === null) continue;
    const { type, a, b } = pair(node, item, candidate, translation);
    const group = groups.get(type) ?? { a, members: [] };
    groups.set(type, group);
    group.members.push(b);
  }
  return [...groups.values()].map(({ a, members }) =>
    twoValued(['(', ...a, ' in ', ...joinedBy(', ', members), ')'], whole),
  );
}

function containedSql(
  node: Member,
  item: SqlExpression,
  translation: SqlTranslation,
  whole: boolean,
): Pieces {
  const container = translation.expression(node.container);
  const part =
    item.literal === undefined ? item.pieces : item.literal === null ? undefined : textPieces(item.literal);
  if (part === undefined) return ['false'];
  if (container.type !== 'text' || (item.literal === undefined && item.type !== 'text'))
    return translation.refuse(node, 'type-mismatch', 'Only text is contained in text.', {
      left: item.type,
      right: container.type,
    });
  return twoValued(['(strpos(', ...container.pieces, ', ', ...nullWhenEmpty(part, 'text'), ') > 0)'], whole);
}

function pair(node: Node, left: SqlExpression, right: SqlExpression, translation: SqlTranslation) {
  const type = commonType(left, right);
  const a = type === undefined ? undefined : converted(left, type);
  const b = type === undefined ? undefined : converted(right, type);
  if (type === undefined || a === undefined || b === undefined) {
    const params = { left: left.type, right: right.type };
    return translation.refuse(
      node,
      'type-mismatch',
      `${left.type} and ${right.type} do not go together.`,
      params,
    );
  }
  return { type, a, b };
}

/** SQL null for values that a condition sees as empty. */
export function nullWhenEmpty(pieces: Pieces, type: ValueType): Pieces {
  return type === 'text' ? ['nullif(', ...pieces, ", '')"] : pieces;
}

/** Null as false where needed. */
export function twoValued(pieces: Pieces, whole: boolean): Pieces {
  return whole ? ['coalesce(', ...pieces, ', false)'] : pieces;
}

/** Parts joined by a word, in parentheses. */
export function joinedBy(word: string, parts: readonly Pieces[]): Pieces {
  return ['(', ...parts.flatMap((part, index) => (index === 0 ? part : [word, ...part])), ')'];
}

function textPieces(value: boolean | number | string): Pieces {
  return ['cast(', { value: textOf(value) }, ' as text)'];
}
