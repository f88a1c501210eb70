import { isNumeric } from '../numbers/numericOf.ts';
import type { Node } from '../Tree.ts';
import type { ValueType } from '../ValueType.ts';
import { dateTypeOf } from '../values/dates.ts';
import { isEmpty } from '../values/isEmpty.ts';

const dateLike: ReadonlySet<ValueType> = new Set(['date', 'datetime']);
const numberLike: ReadonlySet<ValueType> = new Set(['number', 'boolean']);
const orderable: ReadonlySet<ValueType> = new Set(['number', 'text', 'date', 'datetime', 'any']);

/** Whether two typed nodes may be compared: same kind, date with datetime, boolean with number, or a constant that reads as the other. */
export function comparable(left: Node, leftType: ValueType, right: Node, rightType: ValueType): boolean {
  if (leftType === 'any' || rightType === 'any') return true;
  if (leftType === rightType) return leftType !== 'list';
  if (dateLike.has(leftType) && dateLike.has(rightType)) return true;
  if (numberLike.has(leftType) && numberLike.has(rightType)) return true;
  return readsAs(left, rightType) || readsAs(right, leftType);
}

/** Whether values of the type have an order. */
export function ordered(type: ValueType): boolean {
  return orderable.has(type);
}

/** Whether a node may stand where a type is wanted. */
export function fits(node: Node, type: ValueType, wanted: ValueType): boolean {
  return type === 'any' || wanted === 'any' || type === wanted || readsAs(node, wanted);
}

/** The type all share; `any` when they differ or nothing is known. */
export function joined(types: readonly ValueType[]): ValueType {
  const known = new Set(types);
  const [only] = known;
  return known.size === 1 && only !== undefined ? only : 'any';
}

/** The type a choice among nodes has: the one all are of, constants read as it where they can. */
export function chosen(ends: readonly { readonly node: Node; readonly type: ValueType }[]): ValueType {
  const typed = ends.filter(({ node }) => node.kind !== 'literal');
  const type = joined((typed.length > 0 ? typed : ends).map((end) => end.type));
  if (typed.length > 0)
    return ends.every((end) => isNull(end.node) || fits(end.node, end.type, type)) ? type : 'any';
  // Constants only: a number among them makes decimal texts numbers.
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

/** Whether a constant text means a value of the type: '5' a number, '2026-01-31' a date. */
function readsAs(node: Node, type: ValueType): boolean {
  return node.kind === 'literal' && typeof node.value === 'string' && (readers[type]?.(node.value) ?? false);
}
