import type { Data, Node } from '../../../../expressions/index.ts';
import type { Comparison, ConditionOperator } from '../ConditionOperator.ts';
import { constantOf, literal } from './literal.ts';

/**
 * `in` and `notIn` for fields that store several values joined by commas: at least one is in the list.
 * Builders and stored conditions see the usual operators; only the nodes differ.
 */
export const ofSeveral: readonly ConditionOperator[] = [holding('in', false), holding('notIn', true)];

function holding(sign: 'in' | 'notIn', negated: boolean): ConditionOperator {
  return {
    sign,
    operator: sign,
    searchWords: [],
    filterWords: [],
    takes: 'many',
    says: `condition.${sign}`,
    node: (subject, value) => {
      const keys = Array.isArray(value) ? value : [value];
      const operands = keys.map((key) => holdsKey(subject, key));
      return { kind: 'truth', negated, operand: { kind: 'logic', operator: 'or', operands } };
    },
    read: (node) => readHolding(node, negated),
  };
}

/** Wraps keys in commas: `,A,B,` contains `,A,`, so no key matches inside another. */
function holdsKey(subject: Node, key: Data): Node {
  const comma = literal(',');
  const container: Node = { kind: 'call', name: 'cat', operands: [comma, subject, comma] };
  return { kind: 'member', item: literal(`,${String(key)},`), container };
}

function readHolding(node: Node, negated: boolean): Comparison | undefined {
  if (node.kind !== 'truth' || node.negated !== negated || node.operand.kind !== 'logic') return undefined;
  if (node.operand.operator !== 'or') return undefined;
  const read = node.operand.operands.map(readKey);
  const [first] = read;
  if (first === undefined || read.some((one) => one === undefined || !isSame(one.subject, first.subject)))
    return undefined;
  return { subject: first.subject, value: read.map((one) => one?.key ?? null) };
}

function readKey(node: Node): { readonly subject: Node; readonly key: string } | undefined {
  if (node.kind !== 'member' || node.container.kind !== 'call' || node.container.name !== 'cat')
    return undefined;
  const [before, subject, after] = node.container.operands;
  const item = constantOf(node.item);
  if (before === undefined || subject === undefined || after === undefined) return undefined;
  if (constantOf(before) !== ',' || constantOf(after) !== ',' || typeof item !== 'string') return undefined;
  return item.startsWith(',') && item.endsWith(',') && item.length > 2
    ? { subject, key: item.slice(1, -1) }
    : undefined;
}

/** True when both nodes read the same field. */
function isSame(a: Node, b: Node): boolean {
  return (
    a.kind === 'variable' && b.kind === 'variable' && a.of === b.of && a.path.join('.') === b.path.join('.')
  );
}

/** `in` and `notIn` with a list of values. */
export const membership: readonly ConditionOperator[] = [
  {
    sign: 'in',
    operator: 'in',
    searchWords: ['selectList', 'checkbox', 'droplist', 'in'],
    filterWords: [],
    takes: 'many',
    says: 'condition.in',
    node: (item, value) => ({ kind: 'member', item, container: literal(value) }),
    read: memberOf,
  },
  {
    sign: 'notIn',
    operator: 'notIn',
    searchWords: ['notIn'],
    filterWords: [],
    takes: 'many',
    says: 'condition.notIn',
    node: (item, value) => ({
      kind: 'truth',
      negated: true,
      operand: { kind: 'member', item, container: literal(value) },
    }),
    read: (node) => (node.kind === 'truth' && node.negated ? memberOf(node.operand) : undefined),
  },
];

function memberOf(node: Parameters<NonNullable<ConditionOperator['read']>>[0]) {
  if (node.kind !== 'member' || node.container.kind !== 'list') return undefined;
  const value = constantOf(node.container);
  return value === undefined ? undefined : { subject: node.item, value };
}
