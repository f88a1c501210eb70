import type {
  DeclaredParameter,
  DeclaredType,
  FormulaFunction,
} from '../../functions/declared/FormulaFunction.ts';
import { plainText } from '../../numbers/plainText.ts';
import { Refusal } from '../../Refusal.ts';
import { converted } from '../conversions.ts';
import type { FunctionSql } from '../functions/FunctionSql.ts';
import type { SqlExpression } from '../SqlExpression.ts';
import type { SqlPiece } from '../SqlPiece.ts';
import type { SqlTools } from '../SqlTools.ts';
import { SqlFragment } from './SqlFragment.ts';
import { sqlTag } from './sqlTag.ts';

type Pieces = readonly SqlPiece[];

/** Alias of the row of arguments inside a call; no schema table has this name. */
const row = '"jig_call"';

const sqlTypes: Readonly<Record<DeclaredType, string>> = {
  number: 'numeric',
  text: 'text',
  boolean: 'boolean',
  date: 'date',
  datetime: 'timestamp',
};

/**
 * Translates a declared function. Computes each argument once, in a row of its own. The result is null when a
 * required argument is empty or out of its bounds, as in conditions. Throws an Error when the declaration's
 * SQL is invalid.
 */
export function declaredSql(definition: FormulaFunction): FunctionSql {
  const { parameters, result, sql, name } = definition;
  if (sql === undefined) return (_operands, tools) => tools.refuse(name);
  const columns = parameters.map((_, at) => `${row}."a${at}"`);
  const fragment = sql(sqlTag, ...columns.map((column) => new SqlFragment([column])));
  if (!(fragment instanceof SqlFragment)) throw new Error(`Function ${name}: its SQL is no fragment.`);
  const guards = parameters.flatMap((parameter, at) => guardsOf(parameter, columns[at] ?? ''));
  const cast: Pieces = ['cast(', ...fragment.pieces, ` as ${sqlTypes[result]})`];
  const value: Pieces = result === 'text' ? ['nullif(', ...cast, ", '')"] : cast;
  const guarded: Pieces =
    guards.length === 0 ? value : [`case when ${guards.join(' and ')} then `, ...value, ' end'];
  if (parameters.length === 0) return () => ({ type: result, pieces: ['(', ...guarded, ')'] });
  return (operands, tools) => {
    const given = parameters.flatMap(({ type }, at): Pieces => {
      const pieces = argumentSql(type, operands[at], tools);
      return [...(at > 0 ? [', '] : []), 'cast(', ...pieces, ` as ${sqlTypes[type]}) as "a${at}"`];
    });
    return {
      type: result,
      pieces: ['(select ', ...guarded, ' from (select ', ...given, `) as ${row})`],
    };
  };
}

function guardsOf({ optional, min, max, maxLength }: DeclaredParameter, column: string): readonly string[] {
  const bounds = [
    ...(min === undefined ? [] : [`${column} >= ${plainText(min)}`]),
    ...(max === undefined ? [] : [`${column} <= ${plainText(max)}`]),
    ...(maxLength === undefined ? [] : [`char_length(${column}) <= ${maxLength}`]),
  ];
  if (optional !== true) return [`${column} is not null`, ...bounds];
  return bounds.map((bound) => `(${column} is null or ${bound})`);
}

/**
 * Converts an operand to a parameter's type. Refuses types without a conversion, like the type check of the
 * evaluator.
 */
function argumentSql(type: DeclaredType, operand: SqlExpression | undefined, tools: SqlTools): Pieces {
  if (operand === undefined) return ['null'];
  if (type === 'number') return tools.number(operand);
  if (type === 'text') return tools.text(operand);
  const isDay = type === 'datetime' && operand.type === 'date' && operand.literal === undefined;
  const pieces = isDay ? operand.pieces : converted(operand, type);
  if (pieces !== undefined) return pieces;
  throw new Refusal({
    code: 'type-mismatch',
    message: `${operand.type} is no ${type}.`,
    params: { left: type, right: operand.type },
  });
}
