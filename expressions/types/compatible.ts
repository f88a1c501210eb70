import { isNumeric } from '../numbers/numericOf.ts';
import type { Node } from '../Tree.ts';
import type { ValueType } from '../ValueType.ts';
import { dateTypeOf } from '../values/dates.ts';
import { isEmpty } from '../values/isEmpty.ts';

const dateLike: ReadonlySet<ValueType> = new Set(['date', 'datetime']);
const numberLike: ReadonlySet<ValueType> = new Set(['number', 'boolean']);
const orderable: ReadonlySet<ValueType> = new Set(['number', 'text', 'date', 'datetime', 'any']);

/**
 * True when two typed nodes are comparable. They have the same type, or are date and datetime, boolean and
 * number, or one is a constant that reads as the other's type.
 */
export function comparable(left: Node, leftType: ValueType, right: Node, rightType: ValueType): boolean {
  if (leftType === 'any' || rightType === 'any') return true;
  if (leftType === rightType) return leftType !== 'list';
  if (dateLike.has(leftType) && dateLike.has(rightType)) return true;
  if (numberLike.has(leftType) && numberLike.has(rightType)) return true;
  return readsAs(left, rightType) || readsAs(right, leftType);
}

/** True when values of the type have an order. */
export function ordered(type: ValueType): boolean {
  return orderable.has(type);
}

/** True when a node is acceptable for a wanted type. */
export function fits(node: Node, type: ValueType, wanted: ValueType): boolean {
  return type === 'any' || wanted === 'any' || type === wanted || readsAs(node, wanted);
}

/** The common type; `any` when types differ or are unknown. */
export function joined(types: readonly ValueType[]): ValueType {
  const known = new Set(types);
  const [only] = known;
  return known.size === 1 && only !== undefined ? only : 'any';
}

/** The type of a choice among nodes: their common type, with constants read as it where possible. */
export function chosen(ends: readonly { readonly node: Node; readonly type: ValueType }[]): ValueType {
  const typed = ends.filter(({ node }) => node.kind !== 'literal');
  const type = joined((typed.length > 0 ? typed : ends).map((end) => end.type));
  if (typed.length > 0)
    return ends.every((end) => isNull(end.node) || fits(end.node, end.type, type)) ? type : 'any';
  // With constants only, a number among them makes decimal texts numbers.
  const numeric = ends.some((end) => end.type === 'number');
  const all = ends.every((end) => isNull(end.node) || end.type === 'number' || readsAs(end.node, 'number'));
  return numeric && all ? 'number' : type;
}

function isNull(node: Node): boolean {
  return node.kind === 'literal' && isEmpty(node.value);
}

const readers: Readonly<Partial<Record<ValueType, (text: string) => boolean>>> = {
  number: isNumeric,
  date: (text) => dateTypeOf(text) !== undefined,
  datetime: (text) => dateTypeOf(text) !== undefined,
};

/** True when a constant text reads as the type: '5' as a number, '2026-01-31' as a date. */
function readsAs(node: Node, type: ValueType): boolean {
  return node.kind === 'literal' && typeof node.value === 'string' && (readers[type]?.(node.value) ?? false);
}
