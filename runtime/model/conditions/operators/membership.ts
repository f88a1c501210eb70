import type { ConditionOperator } from '../ConditionOperator.ts';
import { constantOf, literal } from './literal.ts';

/** `in` and `notIn` a list of values. */
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
