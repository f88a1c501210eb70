import type { ColumnDdl, TableDdl } from '../../../runtime/model/fields/projections/ddl.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { quoted } from '../sql/quoted.ts';
import { alterColumn } from './alterColumn.ts';
import { columnSql, indexSteps } from './createTable.ts';
import type { ExistingColumn, ExistingIndex, ExistingTable } from './introspect.ts';
import { quotedList } from './quotedList.ts';
import { isCollated, sqlTypeOf, sqlTypeText } from './SqlType.ts';
import { type Plan, refusal, type Step } from './Step.ts';

/**
 * Steps that bring an existing table to its schema. Columns that the schema does not define stay, with their data. `isTakenOver`: it
 * was made by others.
 */
export function alterTable(existing: ExistingTable, wanted: TableDdl, isTakenOver = false): Plan {
  const { table } = wanted;
  const renames = renamesOf(existing, wanted);
  const before = (name: string): string => renames.get(name) ?? name;
  const columns = new Map(existing.columns.map((column) => [column.name, column]));
  const kept = wanted.columns.flatMap((column): readonly (readonly [ExistingColumn, ColumnDdl])[] => {
    const found = columns.get(before(column.name));
    return found === undefined ? [] : [[found, column]];
  });
  const added = wanted.columns.filter((column) => !columns.has(before(column.name)));
  return {
    refused: keyRefusals(existing, wanted, before),
    steps: [
      ...[...renames].map(
        ([to, from]): Step => ({
          sql: `alter table ${quoted(table)} rename column ${quoted(from)} to ${quoted(to)}`,
        }),
      ),
      ...added.map(
        (column): Step => ({ sql: `alter table ${quoted(table)} add column ${columnSql(column)}` }),
      ),
      ...kept.flatMap(([found, column]) =>
        alterColumn({ table, before: found.name, isTakenOver }, found, column),
      ),
      ...forgottenSteps(existing, wanted, new Set(renames.values())),
      ...indexChanges(existing, wanted, before),
    ],
  };
}

/** New name -> current name, only where the old column exists and the new one does not. */
function renamesOf(existing: ExistingTable, wanted: TableDdl): ReadonlyMap<string, string> {
  const names = new Set(existing.columns.map((column) => column.name));
  const used = new Set(wanted.columns.map((column) => column.name));
  return new Map(
    wanted.columns.flatMap(({ name, renamedFrom }) =>
      // If the schema uses the old name again, the existing column keeps it.
      renamedFrom !== undefined && names.has(renamedFrom) && !names.has(name) && !used.has(renamedFrom)
        ? [[name, renamedFrom] as const]
        : [],
    ),
  );
}

function keyRefusals(
  existing: ExistingTable,
  wanted: TableDdl,
  before: (name: string) => string,
): readonly Issue[] {
  const from = existing.primaryKey.join(', ');
  const to = wanted.primaryKey.map(before).join(', ');
  if (from !== to) return [refusal('migration.otherKey', wanted.table, { from, to })];
  return wanted.primaryKey.flatMap((column) => {
    const found = existing.columns.find(({ name }) => name === before(column));
    const made = wanted.columns.find(({ name }) => name === column);
    if (found === undefined || made === undefined) return [];
    const to = sqlTypeOf(made.sqlType);
    // Keys that the server made and keys that people type are never one another: other tables refer to them.
    return isCollated(found.type) === isCollated(to)
      ? []
      : [
          refusal('migration.otherKeyType', wanted.table, {
            column,
            from: sqlTypeText(found.type),
            to: sqlTypeText(to),
          }),
        ];
  });
}

/** Drops NOT NULL of columns without a schema field: they must not block new rows. */
function forgottenSteps(
  existing: ExistingTable,
  wanted: TableDdl,
  renamed: ReadonlySet<string>,
): readonly Step[] {
  const names = new Set(wanted.columns.map((column) => column.name));
  return existing.columns
    .filter(({ name }) => !names.has(name) && !renamed.has(name) && !existing.primaryKey.includes(name))
    .filter((column) => column.notNull && column.default === null && !column.identity)
    .map(({ name }) => ({
      sql: `alter table ${quoted(wanted.table)} alter column ${quoted(name)} drop not null`,
    }));
}

function indexChanges(
  existing: ExistingTable,
  wanted: TableDdl,
  before: (name: string) => string,
): readonly Step[] {
  const wantedNames = new Map(wanted.indexes.map((index) => [index.name, index]));
  const isSame = (found: ExistingIndex): boolean => {
    const index = wantedNames.get(found.name);
    return (
      index !== undefined &&
      index.unique === found.unique &&
      index.fields.map(before).join() === found.fields.join() &&
      (index.lowered ?? []).map(before).join() === found.lowered.join()
    );
  };
  const kept = new Set(existing.indexes.filter(isSame).map(({ name }) => name));
  const obsolete = existing.indexes.filter(({ name, ours }) => ours && !kept.has(name));
  return [
    // Drop our indexes that no schema wants: they hold no data, cost writes and may reject rows.
    ...obsolete.map(({ name }): Step => ({ sql: `drop index ${quoted(name)}` })),
    ...wanted.indexes
      .filter(({ name }) => !kept.has(name))
      .flatMap((index) => {
        const [create, ...rest] = indexSteps(wanted.table, index);
        const present = index.fields.every((name) =>
          existing.columns.some((column) => column.name === before(name)),
        );
        if (create === undefined || !index.unique || !present)
          return create === undefined ? [] : [create, ...rest];
        return [
          {
            ...create,
            obstacle: {
              sql: duplicates(wanted.table, index.fields.map(before)),
              issue: duplicateIssue(wanted.table, index.fields),
            },
          },
          ...rest,
        ];
      }),
  ];
}

const duplicateIssue = (table: string, fields: readonly string[]): Issue =>
  refusal('migration.duplicates', table, { column: fields.join(', ') });

const duplicates = (table: string, fields: readonly string[]): string =>
  `select coalesce(sum(n - 1), 0)::int as rows from (select count(*) as n from ${quoted(table)}
    where ${fields.map((name) => `${quoted(name)} is not null`).join(' and ')} group by ${quotedList(fields)} having count(*) > 1) repeated`;
