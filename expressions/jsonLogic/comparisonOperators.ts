import type { Order } from '../Tree.ts';
import type { JsonLogicOperator } from './JsonLogicOperator.ts';

/**
 * `==`, `!=`, `<`, `<=`, `>`, `>=` and `in` by the rules of conditions, which have one equality: `===` is
 * `==`.
 */
export const comparisonOperators: readonly JsonLogicOperator[] = [
  equality('==', false),
  equality('!=', true),
  equality('===', false),
  equality('!==', true),
  ordering('<', 3),
  ordering('<=', 3),
  ordering('>', 2),
  ordering('>=', 2),
  {
    name: 'in',
    arity: [2, 2],
    build: (reader) => ({
      kind: 'member',
      at: reader.at,
      item: reader.argument(0),
      container: reader.argument(1),
    }),
  },
];

function equality(name: string, negated: boolean): JsonLogicOperator {
  return {
    name,
    arity: [2, 2],
    build: (reader) => ({
      kind: 'equal',
      at: reader.at,
      negated,
      left: reader.argument(0),
      right: reader.argument(1),
    }),
  };
}

function ordering(name: Order['operator'], most: number): JsonLogicOperator {
  return {
    name,
    arity: [2, most],
    build: (reader) => ({ kind: 'order', at: reader.at, operator: name, operands: reader.arguments() }),
  };
}
