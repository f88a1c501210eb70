import { type Data, isEmpty, type Node } from '../../../../expressions/index.ts';
import type { Comparison, ConditionOperator } from '../ConditionOperator.ts';
import { constantOf, literal } from './literal.ts';

/** `like` (contains), `likeStart` and `likeEnd`, for conditions and searches. */
export const likeness: readonly ConditionOperator[] = [
  { ...called('like'), says: 'condition.like' },
  { ...called('likeStart'), says: 'condition.likeStart' },
  { ...called('likeEnd'), says: 'condition.likeEnd' },
];

function called(name: 'like' | 'likeStart' | 'likeEnd'): Omit<ConditionOperator, 'says'> {
  return {
    sign: name,
    operator: name,
    searchWords: [name],
    filterWords: [],
    takes: 'one',
    node: (subject: Node, value: Data) => ({ kind: 'call', name, operands: [subject, literal(value)] }),
    read: (node) => readCall(node, name),
  };
}

function readCall(node: Node, name: string): Comparison | undefined {
  if (node.kind !== 'call' || node.name !== name) return undefined;
  const [subject, part] = node.operands;
  const value = part && constantOf(part);
  return subject === undefined || isEmpty(value) ? undefined : { subject, value: value ?? null };
}
