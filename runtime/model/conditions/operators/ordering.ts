import type { Node } from '../../../../expressions/index.ts';
import type { Operator } from '../../fields/types/FieldType.ts';
import type { MessageKey } from '../../messages/index.ts';
import type { ConditionOperator } from '../ConditionOperator.ts';
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
