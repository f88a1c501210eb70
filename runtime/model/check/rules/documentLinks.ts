import { order } from '../../../../expressions/index.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { DerivedFrom } from '../../schema/TableSchema.ts';
import type { CheckedTable, CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { queryIssues } from '../expressionIssues.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';
import { readableBy } from '../typeOfFields.ts';

/** Finds unknown detail tables, and foreign keys that are missing or have the wrong type. */
export const detailKey: SchemaRule = {
  name: 'detailKey',
  *check(subject) {
    for (const { schema, table } of subject.tables) {
      const key = table.byName.get(table.key);
      for (const [at, detail] of table.details.entries()) {
        const path = subject.at(schema, 'details', at);
        const child = subject.table(detail.table)?.table;
        if (!child) {
          yield unknownName(
            'schema.unknownTable',
            `${path}/table`,
            detail.table,
            subject.bundle.tables.keys(),
          );
          continue;
        }
        const link = child.byName.get(detail.foreignKey);
        const params = { table: child.table, name: detail.foreignKey };
        if (!link)
          yield unknownName('schema.detailWithoutKey', path, detail.foreignKey, child.byName.keys(), {
            table: child.table,
          });
        else if (key && link.columnType !== key.columnType)
          yield schemaIssue('schema.detailKeyType', path, {
            ...params,
            type: link.columnType,
            expected: key.columnType,
          });
        if (detail.sortName !== undefined && !child.byName.has(detail.sortName))
          yield unknownName(
            'schema.unknownField',
            `${path}/sortName`,
            detail.sortName,
            child.byName.keys(),
            params,
          );
      }
    }
  },
};

/** Checks one link: its source, the fields on both sides, and that their types match. */
function* ofLink(
  subject: CheckSubject,
  { table, schema }: CheckedTable,
  link: DerivedFrom,
  at: number,
): Iterable<Issue> {
  const path = (step: string): string => subject.at(schema, 'derivedFrom', at, step);
  const detail = table.details.find((one) => one.table === link.detail);
  const holder = link.detail === undefined ? table : detail && subject.table(detail.table)?.table;
  const source = subject.table(link.table)?.table;
  if (!source)
    yield unknownName('schema.unknownTable', path('table'), link.table, subject.bundle.tables.keys());
  if (!holder)
    yield unknownName(
      'schema.derivedDetail',
      path('detail'),
      link.detail ?? '',
      table.details.map((one) => one.table),
      { table: table.table },
    );
  const held = holder?.byName.get(link.field);
  if (holder && !held)
    yield unknownName('schema.unknownField', path('field'), link.field, holder.byName.keys(), {
      table: holder.table,
    });
  const name = link.sourceField ?? source?.key ?? '';
  const named = source?.byName.get(name);
  if (source && !named)
    yield unknownName('schema.unknownField', path('sourceField'), name, source.byName.keys(), {
      table: source.table,
    });
  if (source && held && named && held.columnType !== named.columnType)
    yield schemaIssue('schema.derivedType', path('field'), {
      name: link.field,
      type: held.columnType,
      table: source.table,
      source: name,
      expected: named.columnType,
    });
  if (link.when !== undefined) yield* queryIssues(link.when, path('when'), readableBy(subject, table));
}

/**
 * Checks links between documents: sources, fields and types. Refuses a cycle of any length between tables.
 */
export const derivedFrom: SchemaRule = {
  name: 'derivedFrom',
  *check(subject) {
    const links = subject.tables.filter(({ table }) => table.derivedFrom !== undefined);
    for (const checked of links)
      for (const [at, link] of (checked.table.derivedFrom ?? []).entries())
        yield* ofLink(subject, checked, link, at);
    const sorted = order(
      new Map(links.map(({ table }) => [table.table, (table.derivedFrom ?? []).map((link) => link.table)])),
    );
    if (sorted.ok) return;
    const path = String(sorted.error.params?.path ?? '');
    const [first] = path.split(' -> ');
    const schema = links.find(({ table }) => table.table === first)?.schema;
    if (schema) yield schemaIssue('schema.derivedCycle', subject.at(schema, 'derivedFrom'), { path });
  },
};
