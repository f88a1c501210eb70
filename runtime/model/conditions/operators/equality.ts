import { isEmpty, type Node } from '../../../../expressions/index.ts';
import type { ConditionOperator } from '../ConditionOperator.ts';
import { constantOf, literal } from './literal.ts';

/** `=`, `!=`, `empty` and `notEmpty`. */
export const equality: readonly ConditionOperator[] = [
  {
    sign: '=',
    operator: 'equal',
    searchWords: [],
    filterWords: ['=', '==', 'equal'],
    takes: 'one',
    says: 'condition.equal',
    node: (left, value) => ({ kind: 'equal', negated: false, left, right: literal(value) }),
    read: (node) => filled(node, false),
  },
  {
    sign: '!=',
    operator: 'notEqual',
    searchWords: ['!='],
    filterWords: ['notEqual'],
    takes: 'one',
    says: 'condition.notEqual',
    node: (left, value) => ({ kind: 'equal', negated: true, left, right: literal(value) }),
    read: (node) => filled(node, true),
  },
  {
    sign: 'empty',
    operator: 'empty',
    searchWords: [],
    filterWords: ['empty'],
    takes: 'none',
    says: 'condition.empty',
    node: (left) => ({ kind: 'equal', negated: false, left, right: literal(null) }),
    read: (node) => emptiness(node, false),
  },
  {
    sign: 'notEmpty',
    operator: 'notEmpty',
    searchWords: [],
    filterWords: ['notEmpty'],
    takes: 'none',
    says: 'condition.notEmpty',
    node: (left) => ({ kind: 'equal', negated: true, left, right: literal(null) }),
    read: (node) => emptiness(node, true),
  },
];

function filled(node: Node, negated: boolean) {
  if (node.kind !== 'equal' || node.negated !== negated) return undefined;
  const value = constantOf(node.right);
  return isEmpty(value) ? undefined : { subject: node.left, value: value ?? null };
}

function emptiness(node: Node, negated: boolean) {
  if (node.kind !== 'equal' || node.negated !== negated) return undefined;
  const value = constantOf(node.right);
  return value !== undefined && isEmpty(value) ? { subject: node.left } : undefined;
}
