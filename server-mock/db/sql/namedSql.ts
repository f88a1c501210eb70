import { type Tree, toSql, type ValueType } from '../../../expressions/index.ts';
import { pluginFunctions } from '../../../runtime/model/fields/plugin/pluginFunctions.ts';
import type { Fragment } from './compile.ts';
import { piecesSql } from './conditionSql.ts';
import { quoted } from './quoted.ts';

/**
 * SQL of an expression over a sub-select whose columns have the names that it reads. `as`: a condition, or the value
 * itself. Throws on one that cannot be translated: the schema check refuses those.
 */
export const namedSql = (
  tree: Tree,
  typeOf: (name: string) => ValueType | undefined,
  now: string,
  as: 'condition' | 'value',
): Fragment => {
  const columnOf = (name: string) => {
    const type = typeOf(name);
    return type && { sql: quoted(name), type };
  };
  const pieces = toSql(tree, columnOf, { now, as, functions: pluginFunctions() });
  if (!pieces.ok) throw new Error(`an expression of a view has no SQL: ${pieces.error.message}`);
  return piecesSql(pieces.value);
};
