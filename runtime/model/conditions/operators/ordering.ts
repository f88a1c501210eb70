import { type Node, periodTokens } from '../../../../expressions/index.ts';
import type { Operator } from '../../fields/types/FieldType.ts';
import type { MessageKey } from '../../messages/index.ts';
import type { Comparison, ConditionOperator } from '../ConditionOperator.ts';
import { constantOf, literal } from './literal.ts';

type Sign = Extract<Node, { kind: 'order' }>['operator'];

/** `>`, `>=`, `<`, `<=`. */
export const ordering: readonly ConditionOperator[] = [
  ordered('>', 'gt', 'condition.greater'),
  ordered('>=', 'thanorequal', 'condition.atLeast'),
  ordered('<', 'lt', 'condition.less'),
  ordered('<=', 'lessorequal', 'condition.atMost'),
];

function ordered(sign: Sign, operator: Operator, says: MessageKey): ConditionOperator {
  return {
    sign,
    operator,
    searchWords: [operator, sign],
    filterWords: [],
    takes: 'one',
    says,
    node: (left, value) => ({ kind: 'order', operator: sign, operands: [left, literal(value)] }),
    read(node) {
      if (node.kind !== 'order' || node.operator !== sign || node.operands.length !== 2) return undefined;
      const [subject, right] = node.operands;
      const value = right && constantOf(right);
      return subject === undefined || value === undefined || value === null ? undefined : { subject, value };
    },
  };
}

/** Tokens that take a count of days. */
const counted: ReadonlySet<string> = new Set(['past', 'future']);

/** Date tokens: the date is within a period relative to today. */
export const periods: readonly ConditionOperator[] = periodTokens.map((token) => ({
  sign: token,
  operator: 'within',
  searchWords: [],
  filterWords: [token],
  takes: counted.has(token) ? 'days' : 'none',
  // The test of the catalogue checks that each token has a text.
  says: `condition.${token}` as MessageKey,
  node: (subject, value) => ({
    kind: 'call',
    name: 'within',
    operands: [subject, literal(token), ...(counted.has(token) ? [literal(value)] : [])],
  }),
  read: (node) => withinOf(node, token),
}));

function withinOf(node: Node, token: string): Comparison | undefined {
  if (node.kind !== 'call' || node.name !== 'within') return undefined;
  const [subject, named, days] = node.operands;
  if (subject === undefined || named === undefined || constantOf(named) !== token) return undefined;
  if (!counted.has(token)) return days === undefined ? { subject } : undefined;
  const value = days && constantOf(days);
  return typeof value === 'number' ? { subject, value } : undefined;
}
