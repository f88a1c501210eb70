import type { Generated } from '../../../runtime/model/codegen/Generated.ts';
import type { TableEntry } from '../../../runtime/model/codegen/TableEntry.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { FieldLine } from '../../../runtime/model/schema/TableSchema.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import type { Queryable } from '../../db/Database.ts';
import { filledRows } from '../databaseTable.ts';
import { oldTable, oldTableParams } from '../oldTable.ts';
import { linesOf } from './ColumnChange.ts';
import { columnChecks, rowQuestion } from './columnChecks.ts';
import { columnsThere, mandatoryColumns } from './countRows.ts';
import { movedColumns } from './movedColumns.ts';
import { ruleIssues } from './ruleIssues.ts';

/** An entry with what it makes now and made before. */
export interface EntryChange {
  readonly entry: TableEntry;
  readonly made: Generated;
  readonly was: Generated | undefined;
}

/**
 * What a change of an entry would do to rows that are stored: rows of a deleted table that come back, columns that go, and what
 * {@link columnChecks} look for. Most are questions, because the user may want it.
 */
export const storedRowIssues = async (
  db: Queryable,
  catalog: SchemaCatalog,
  { entry, made, was }: EntryChange,
): Promise<readonly Issue[]> => {
  const { table } = made.table;
  const rules = await ruleIssues(db, entry, made, was);
  if (was === undefined) {
    const old = await oldTable(db, catalog, table);
    if (old !== undefined) return [rowQuestion('codegen.oldRows', 'TableName', oldTableParams(table, old))];
    const columns = catalog.nameOf(table) === undefined ? await mandatoryColumns(db, table) : [];
    return columns.length === 0
      ? rules
      : [
          rowQuestion('codegen.loosened', 'TableName', { name: table, columns: columns.join(', ') }),
          ...rules,
        ];
  }
  const there = await columnsThere(db, table);
  if (there.size === 0) return rules;
  const { mixins } = catalog.source.bundle;
  const [before, now] = [linesOf(was, mixins), linesOf(made, mixins)];
  const moved = movedColumns(entry, was);
  const issues: Issue[] = [...rules];
  for (const [at, { columnName: name }] of entry.columns.entries()) {
    const line = now.get(name);
    const stored = moved.get(name) ?? name;
    if (line === undefined) continue;
    const change = { table, at, name, stored, line, before: before.get(stored), made, was, there };
    for (const check of columnChecks) {
      const issue = await check(db, change);
      if (issue !== undefined) issues.push(issue);
    }
  }
  const kept = new Set([...now.keys(), ...moved.values()]);
  const gone = [...before.values()].filter(({ field }) => !kept.has(field) && there.has(field));
  const columns = await filled(db, table, gone);
  return columns === '' ? issues : [...issues, rowQuestion('codegen.columnsGone', '', { columns })];
};

/** Those of the columns that rows hold values in, with the number of rows; empty: none. */
const filled = async (db: Queryable, table: string, lines: readonly FieldLine[]): Promise<string> => {
  const found: string[] = [];
  for (const { field, title } of lines) {
    const n = await filledRows(db, table, field);
    if (n > 0) found.push(`${title ?? field} ${field} (${n})`);
  }
  return found.join(', ');
};
