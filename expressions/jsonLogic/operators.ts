import { bulkOperators } from './bulkOperators.ts';
import { callOperators } from './callOperators.ts';
import { comparisonOperators } from './comparisonOperators.ts';
import type { JsonLogicOperator } from './JsonLogicOperator.ts';
import { logicOperators } from './logicOperators.ts';
import { variableOperators } from './variableOperators.ts';

/** The operators of JSON Logic by name. */
export const operators: ReadonlyMap<string, JsonLogicOperator> = new Map(
  [...variableOperators, ...comparisonOperators, ...logicOperators, ...bulkOperators, ...callOperators].map(
    (operator) => [operator.name, operator],
  ),
);
