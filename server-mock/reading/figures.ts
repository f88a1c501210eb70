import { fieldRightOf, fieldRightsOf } from '../../runtime/model/access/fieldRightOf.ts';
import type { User } from '../../runtime/model/access/User.ts';
import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Figure } from '../../runtime/model/schema/Figure.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import type { Fragment } from '../db/sql/compile.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { GuardedTable } from './GuardedTable.ts';
import { totalSql } from './views/totalSql.ts';

/** A field that shows a figure of a view. */
type FigureField = ResolvedField & { readonly figure: Figure };

const hasFigure = (field: ResolvedField): field is FigureField => field.figure !== undefined;

/** The figures of a table that the user may read. A figure that its view hides from the user is a hidden field. */
export const readableFigures = (
  user: User,
  { table, fields }: Pick<ResolvedTable, 'table' | 'fields'>,
): readonly FigureField[] => {
  const found = fields.filter(hasFigure);
  if (found.length === 0) return found;
  const rights = fieldRightsOf(user, table);
  return found.filter(({ field }) => fieldRightOf(rights, field).show !== 0);
};

const keyName = 'jig_key';

const whole = { when: undefined, before: sql`false`, untilEnd: sql`true` };

const summedUp = ({ figure: { field, total }, scale }: FigureField): Fragment => {
  const value = totalSql[total]({ ...whole, value: name(field) });
  return total === 'average' ? sql`round(${value}, ${scale ?? 2})` : value;
};

/** The figures that one column of a view names the record for; values of the others are empty. */
const rowsOfView = (
  call: TransactionCall,
  table: ResolvedTable,
  own: readonly FigureField[],
  all: readonly FigureField[],
  keys: readonly Cell[],
): Fragment => {
  const { view, by } = own[0]?.figure ?? { view: '', by: '' };
  const source = GuardedTable.of(call, table);
  const columns = new Set([by, ...own.map(({ figure }) => figure.field)]);
  const values = all.map((field) => {
    const value = own.includes(field)
      ? summedUp(field)
      : sql`cast(null as ${sql.raw(columnTypes[field.columnType].sqlType(field))})`;
    return sql`${value} as ${name(field.field)}`;
  });
  return sql`select ${name(by)} as ${name(keyName)}, ${sql.join(values)}
    from (select ${source.columns(columns)} from ${source.matching(sql`${name(by)} = ${anyOf(keys)}`)}) as ${name(view)}
    group by ${name(by)}`;
};

/** What a record has of which the view has no rows. */
const ofNoRows = ({ figure: { total } }: FigureField): Cell =>
  total === 'sum' || total === 'count' || total === 'distinct' ? 0 : null;

/**
 * Adds the figures that the user may read to rows of a table, in wire form. One statement reads those of all rows, over the
 * rows of the views as the user sees them.
 */
export const withFigures = async (
  db: Queryable,
  call: TransactionCall,
  table: ResolvedTable,
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  const { catalog } = call.context;
  const wanted = readableFigures(call.user, table);
  const keys = rows.map((row) => row[table.key] ?? null).filter((key) => key !== null);
  if (wanted.length === 0 || keys.length === 0) return rows;
  const groups = new Map<string, FigureField[]>();
  for (const field of wanted) {
    const group = `${field.figure.view} ${field.figure.by}`;
    groups.set(group, [...(groups.get(group) ?? []), field]);
  }
  const parts = [...groups.values()].flatMap((own) => {
    const name = own[0]?.figure.view ?? '';
    const view = catalog.tableFor(call.user, name);
    if (view === undefined || catalog.views.mistakeIn(name) !== undefined) return [];
    const there = own.filter(({ figure: { field, by } }) => view.byName.has(field) && view.byName.has(by));
    return there.length === 0 ? [] : [rowsOfView(call, view, there, wanted, keys)];
  });
  if (parts.length === 0) return rows;
  const found = await GuardedTable.of(call, table).run(db, sql.join(parts, sql` union all `));
  const empty = Object.fromEntries(wanted.map((field) => [field.field, ofNoRows(field)]));
  const byKey = new Map<string, Record<string, Cell>>();
  for (const stored of found.rows) {
    const key = String(stored[keyName]);
    const known = byKey.get(key) ?? { ...empty };
    for (const field of wanted) {
      const value = stored[field.field];
      if (value !== null && value !== undefined)
        known[field.field] = columnTypes[field.columnType].wire(value, field);
    }
    byKey.set(key, known);
  }
  return rows.map((row) => ({ ...row, ...(byKey.get(String(row[table.key])) ?? empty) }));
};
