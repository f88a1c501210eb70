import type { Node } from '../Tree.ts';
import type { JsonLogicOperator } from './JsonLogicOperator.ts';

const MANY = Number.POSITIVE_INFINITY;

/**
 * `and`, `or`, `!`, `!!`, `if` and its short name `?:`, and `log`, which writes nothing and returns its
 * argument.
 */
export const logicOperators: readonly JsonLogicOperator[] = [
  connective('and'),
  connective('or'),
  truth('!', true),
  truth('!!', false),
  choice('if', MANY),
  choice('?:', 3),
  { name: 'log', arity: [1, 1], build: (reader) => reader.argument(0) },
];

function connective(name: 'and' | 'or'): JsonLogicOperator {
  return {
    name,
    arity: [1, MANY],
    build: (reader) => ({ kind: 'logic', at: reader.at, operator: name, operands: reader.arguments() }),
  };
}

function truth(name: string, negated: boolean): JsonLogicOperator {
  return {
    name,
    arity: [1, 1],
    build: (reader) => ({ kind: 'truth', at: reader.at, negated, operand: reader.argument(0) }),
  };
}

function choice(name: string, most: number): JsonLogicOperator {
  return {
    name,
    arity: [1, most],
    build(reader) {
      const nodes = reader.arguments();
      const branches: { when: Node; then: Node }[] = [];
      for (let i = 0; i + 1 < nodes.length; i += 2) {
        const [when, then] = nodes.slice(i, i + 2);
        if (when !== undefined && then !== undefined) branches.push({ when, then });
      }
      const rest = nodes.length % 2 === 1 ? nodes.at(-1) : undefined;
      return { kind: 'choice', at: reader.at, branches, otherwise: rest ?? { kind: 'literal', value: null } };
    },
  };
}
