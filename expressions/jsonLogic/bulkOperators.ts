import type { Each } from '../Tree.ts';
import type { JsonLogicOperator } from './JsonLogicOperator.ts';

/** `map`, `filter`, `some`, `all`, `none`, `reduce`: a body over each item of a list. */
export const bulkOperators: readonly JsonLogicOperator[] = [
  each('map'),
  each('filter'),
  each('some'),
  each('all'),
  each('none'),
  {
    name: 'reduce',
    arity: [2, 3],
    build: (reader) => ({
      kind: 'reduce',
      at: reader.at,
      list: reader.argument(0),
      body: reader.argument(1, 'fold'),
      initial: reader.raw.length > 2 ? reader.argument(2) : { kind: 'literal', value: null },
    }),
  },
];

function each(name: Each['operator']): JsonLogicOperator {
  return {
    name,
    arity: [2, 2],
    build: (reader) => ({
      kind: 'each',
      at: reader.at,
      operator: name,
      list: reader.argument(0),
      body: reader.argument(1, 'item'),
    }),
  };
}
