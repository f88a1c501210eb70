import { functions } from '../functions/functions.ts';
import type { Arithmetic } from '../Tree.ts';
import type { JsonLogicOperator } from './JsonLogicOperator.ts';

const MANY = Number.POSITIVE_INFINITY;

/** Arithmetic, and every function of the table by its own name. */
export const callOperators: readonly JsonLogicOperator[] = [
  arithmetic('+', [1, MANY]),
  arithmetic('-', [1, 2]),
  arithmetic('*', [1, MANY]),
  arithmetic('/', [2, 2]),
  arithmetic('%', [2, 2]),
  ...[...functions.values()].map(({ name, arity }) => callOperator(name, arity)),
];

/** A function of a table as an operator. */
export function callOperator(name: string, arity: readonly [number, number]): JsonLogicOperator {
  return {
    name,
    arity,
    build: (reader) => ({ kind: 'call', at: reader.at, name, operands: reader.arguments() }),
  };
}

function arithmetic(name: Arithmetic['operator'], arity: readonly [number, number]): JsonLogicOperator {
  return {
    name,
    arity,
    build: (reader) => ({ kind: 'arithmetic', at: reader.at, operator: name, operands: reader.arguments() }),
  };
}
