import { type SqlDetail, type SqlPiece, toSql } from '../../../expressions/index.ts';
import { pluginFunctions } from '../../../runtime/model/fields/plugin/pluginFunctions.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { readCondition } from '../../../runtime/model/formulas/readExpression.ts';
import type { Condition } from '../../../runtime/model/schema/Condition.ts';
import { columnSql } from './columnSql.ts';
import { quoted } from './quoted.ts';
import { recordTableAs } from './recordTable.ts';
import { type RawBuilder, sql } from './sql.ts';

/** Alias of the detail rows in a condition; no schema table has this name. */
const alias = 'jig_row';

/**
 * Null-safe SQL of a schema condition on the columns of the table. A condition that cannot be translated matches
 * nothing, so that a row scope or dictionary filter never widens by mistake. `now`: clock reading for date tokens,
 * `yyyy-MM-dd HH:mm:ss` in TIME_ZONE; without it a condition with a date token matches nothing. `details`: tables
 * whose rows the condition may use. The statement must not alias the table.
 */
export const conditionSql = (
  table: ResolvedTable,
  condition: Condition,
  now?: string,
  details: DocumentTable['details'] = [],
): RawBuilder<boolean> => {
  const tree = readCondition(condition);
  if (!tree.ok) return sql<boolean>`false`;
  const detailOf = (name: string): SqlDetail | undefined => {
    const detail = details.find((one) => one.table.table === name);
    return (
      detail && {
        from: { rows: detail.table.table },
        joined: `${quoted(alias)}.${quoted(detail.schema.foreignKey)} = ${quoted(table.table)}.${quoted(table.key)}`,
        columnOf: (column) => columnSql(detail.table, column, alias),
      }
    );
  };
  const columnOf = (name: string) => columnSql(table, name);
  const pieces = toSql(tree.value, columnOf, {
    detailOf,
    functions: pluginFunctions(),
    ...(now === undefined ? {} : { now }),
  });
  return pieces.ok ? sql<boolean>`(${piecesSql(pieces.value)})` : sql<boolean>`false`;
};

/** Joins translated pieces: text stays text, values become parameters. */
export const piecesSql = (pieces: readonly SqlPiece[]): RawBuilder<unknown> =>
  sql.join(
    pieces.map((piece) => {
      if (typeof piece === 'string') return sql.raw(piece);
      return 'rows' in piece ? recordTableAs(piece.rows, alias) : sql`${piece.value}`;
    }),
    sql.raw(''),
  );
