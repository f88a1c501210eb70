import { isEmpty } from '../../../../expressions/index.ts';
import type { ConditionOperator } from '../ConditionOperator.ts';
import { constantOf, literal } from './literal.ts';

/** `like`: plain contains. The other two are of searches and view filters only. */
export const likeness: readonly ConditionOperator[] = [
  {
    sign: 'like',
    operator: 'like',
    searchWords: ['like'],
    filterWords: [],
    takes: 'one',
    says: 'condition.like',
    node: (subject, value) => ({ kind: 'call', name: 'like', operands: [subject, literal(value)] }),
    read(node) {
      if (node.kind !== 'call' || node.name !== 'like') return undefined;
      const [subject, part] = node.operands;
      const value = part && constantOf(part);
      return subject === undefined || isEmpty(value) ? undefined : { subject, value: value ?? null };
    },
  },
  {
    sign: 'likeStart',
    operator: 'likeStart',
    searchWords: ['likeStart'],
    filterWords: [],
    takes: 'one',
    says: 'condition.likeStart',
  },
  {
    sign: 'likeEnd',
    operator: 'likeEnd',
    searchWords: ['likeEnd'],
    filterWords: [],
    takes: 'one',
    says: 'condition.likeEnd',
  },
];
