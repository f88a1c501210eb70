import { type RawBuilder, sql } from 'kysely';
import { toSql } from '../../expressions/index.ts';
import { readCondition } from '../../runtime/model/expression/readExpression.ts';
import type { ResolvedTable } from '../../runtime/model/ResolvedTable.ts';
import type { Condition } from '../../runtime/model/schema/Condition.ts';
import { quoted } from './quoted.ts';
import { valueTypeOf } from './valueTypeOf.ts';

/**
 * A condition of a schema as SQL over the table's columns; null-safe like everywhere (design section 3). A condition
 * that cannot be translated matches nothing: a row scope or dictionary filter must never widen by mistake. `now` is the
 * clock reading date tokens go by, `yyyy-MM-dd HH:mm:ss` in TIME_ZONE; without it a condition that has one matches nothing.
 */
export const conditionSql = (
  table: ResolvedTable,
  condition: Condition,
  now?: string,
): RawBuilder<boolean> => {
  const tree = readCondition(condition);
  if (!tree.ok) return sql<boolean>`false`;
  const columnOf = (name: string) => {
    const field = table.byName.get(name);
    if (field === undefined) return undefined;
    const column = quoted(field.field);
    // Conditions compare a guid as text; PostgreSQL compares no uuid with one.
    return {
      sql: field.columnType === 'guid' ? `cast(${column} as text)` : column,
      type: valueTypeOf(field),
    };
  };
  const pieces = toSql(tree.value, columnOf, now === undefined ? {} : { now });
  if (!pieces.ok) return sql<boolean>`false`;
  const parts = pieces.value.map((piece) =>
    typeof piece === 'string' ? sql.raw(piece) : sql`${piece.value}`,
  );
  return sql<boolean>`(${sql.join(parts, sql.raw(''))})`;
};
