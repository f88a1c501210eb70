import { schemaIssue } from '../../../runtime/model/check/schemaIssue.ts';
import { columnPlace } from '../../../runtime/model/codegen/columnPlace.ts';
import type { Generated } from '../../../runtime/model/codegen/Generated.ts';
import type { TableEntry } from '../../../runtime/model/codegen/TableEntry.ts';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import type { Option } from '../../../runtime/model/schema/FieldSchema.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { FieldLine } from '../../../runtime/model/schema/TableSchema.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import type { Queryable } from '../../db/Database.ts';
import { run } from '../../db/sql/compile.ts';
import { name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { systemRun, systemTable } from '../../reading/systemRows.ts';
import { filledRows } from '../databaseTable.ts';
import { oldTable, oldTableParams } from '../oldTable.ts';
import { movedColumns } from './movedColumns.ts';

/** An entry with what it makes now and made before. */
export interface EntryChange {
  readonly entry: TableEntry;
  readonly made: Generated;
  readonly was: Generated | undefined;
}

const question = (rule: MessageKey, path: string, params: Issue['params']): Issue => ({
  ...schemaIssue(rule, path, params),
  isQuestion: true,
});

/**
 * What a change of an entry would do to rows that are stored: rows of a deleted table that come back, columns that go or come back
 * with values, required ones without. Questions, because the user may want it; a rename onto a column that is there is refused.
 */
export const storedRowIssues = async (
  db: Queryable,
  catalog: SchemaCatalog,
  { entry, made, was }: EntryChange,
): Promise<readonly Issue[]> => {
  const { table } = made.table;
  if (was === undefined) {
    const old = await oldTable(db, catalog, table);
    return old === undefined ? [] : [question('codegen.oldRows', 'TableName', oldTableParams(table, old))];
  }
  const there = await columnsThere(db, table);
  if (there.size === 0) return [];
  const before = new Map(was.table.fields.map((line) => [line.field, line] as const));
  const now = new Map(made.table.fields.map((line) => [line.field, line] as const));
  const moved = movedColumns(entry, was);
  const issues: Issue[] = [];
  for (const [at, { columnName: name }] of entry.columns.entries()) {
    const line = now.get(name);
    const place = columnPlace(at, 'ColumnName');
    const old = moved.get(name);
    if (line === undefined) continue;
    if (old !== undefined && (there.has(name) || now.has(old)))
      issues.push(schemaIssue('codegen.renameOnto', place, { name, before: old }));
    if (old === undefined && !before.has(name) && there.has(name)) {
      const n = await filledRows(db, table, name);
      if (n > 0) issues.push(question('codegen.columnBack', place, { name, n }));
    }
    const stored = old ?? name;
    const choices = there.has(stored)
      ? await choicesGone(db, { table, column: stored }, dataOf(was, before.get(stored)), dataOf(made, line))
      : '';
    if (choices !== '')
      issues.push(
        question('codegen.choicesGone', columnPlace(at, 'Options'), { title: line.title ?? name, choices }),
      );
    if (isRequired(line) && !isRequired(before.get(stored)) && there.has(stored)) {
      const n = (await rowsOf(db, table)) - (await filledRows(db, table, stored));
      const title = line.title ?? name;
      if (n > 0) issues.push(question('codegen.requiredEmpty', columnPlace(at, 'IsNull'), { title, n }));
    }
  }
  const gone = await filledColumns(
    db,
    table,
    [...before.keys()].filter(
      (name) => !now.has(name) && there.has(name) && ![...moved.values()].includes(name),
    ),
  );
  const columns = gone.map(([name, n]) => `${before.get(name)?.title ?? name} ${name} (${n})`).join(', ');
  return gone.length === 0 ? issues : [...issues, question('codegen.columnsGone', '', { columns })];
};

const isRequired = (line: FieldLine | undefined): boolean => line?.required === true;

/** Columns of a table of the database; none: there is no such table. */
const columnsThere = async (db: Queryable, table: string): Promise<ReadonlySet<string>> => {
  const { rows } = await run(
    db,
    sql`select column_name as "name" from information_schema.columns where table_schema = current_schema() and table_name = ${table}`,
  );
  return new Set(rows.map(({ name }) => String(name)));
};

const rowsOf = async (db: Queryable, table: string): Promise<number> => {
  const { rows } = await systemRun(db, 'schema', sql`select count(*)::int as "n" from ${systemTable(table)}`);
  return Number(rows[0]?.n ?? 0);
};

/** Those of the columns with values, and in how many rows. */
const filledColumns = async (
  db: Queryable,
  table: string,
  columns: readonly string[],
): Promise<readonly (readonly [string, number])[]> => {
  const found: (readonly [string, number])[] = [];
  for (const column of columns) {
    const n = await filledRows(db, table, column);
    if (n > 0) found.push([column, n]);
  }
  return found;
};

/** Choices that a line brings with it, hidden ones left out. */
const dataOf = ({ dictionaries }: Generated, line: FieldLine | undefined): readonly Option[] =>
  (dictionaries.find(({ dicNo }) => dicNo === line?.dataKey)?.data ?? []).filter(
    ({ hidden }) => hidden !== true,
  );

/** The choices that go although rows hold them, with the number of rows; empty: none. */
const choicesGone = async (
  db: Queryable,
  { table, column }: { readonly table: string; readonly column: string },
  before: readonly Option[],
  now: readonly Option[],
): Promise<string> => {
  const kept = new Set(now.map(({ key }) => key));
  const found: string[] = [];
  for (const { key, value } of before.filter((option) => !kept.has(option.key))) {
    const { rows } = await systemRun(
      db,
      'schema',
      sql`select count(*)::int as "n" from ${systemTable(table)} where ${name(column)}::text = ${String(key)}`,
    );
    const n = Number(rows[0]?.n ?? 0);
    if (n > 0) found.push(`${value} (${n})`);
  }
  return found.join(', ');
};
