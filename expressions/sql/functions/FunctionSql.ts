import type { SqlExpression } from '../SqlExpression.ts';
import type { SqlTools } from '../SqlTools.ts';

/**
 * A function of the table in SQL. Separate from the table, because browsers call functions and translate
 * none.
 */
export type FunctionSql = (operands: readonly SqlExpression[], tools: SqlTools) => SqlExpression;
