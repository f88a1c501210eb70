import { order, readPaths } from '../../../../expressions/index.ts';
import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import { readFormula } from '../../formulas/readExpression.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { expressionIssues } from '../expressionIssues.ts';
import { schemaIssue } from '../schemaIssue.ts';
import { readableBy } from '../typeOfFields.ts';

const properties = ['formula', 'visibleWhen', 'readonlyWhen', 'requiredWhen'] as const;

function* ofTables(subject: CheckSubject): Iterable<Issue> {
  for (const checked of subject.tables) {
    const { table, schema } = checked;
    const readable = readableBy(subject, table);
    for (const field of table.fields)
      for (const property of properties) {
        const expression = field[property];
        if (expression !== undefined)
          yield* expressionIssues(expression, subject.saidAt(checked, field.field, property), readable);
      }
    for (const [at, lock] of (schema.locks ?? []).entries())
      yield* expressionIssues(lock.when, subject.at(schema, 'locks', at, 'when'), readable);
    for (const name of schema.mixins ?? []) {
      const mixin = subject.bundle.mixins.get(name);
      for (const [at, lock] of (mixin?.locks ?? []).entries())
        if (mixin) yield* expressionIssues(lock.when, subject.at(mixin, 'locks', at, 'when'), readable);
    }
  }
}

function* ofDictionaries(subject: CheckSubject): Iterable<Issue> {
  for (const dictionary of subject.bundle.dictionaries.values()) {
    const { source } = dictionary;
    const table = source && subject.table(source.table)?.table;
    if (source?.filter !== undefined && table)
      yield* expressionIssues(
        source.filter,
        subject.at(dictionary, 'source', 'filter'),
        readableBy(subject, table),
      );
  }
}

/** Conditions and formulas: readable JSON Logic over fields that exist, with types that can be compared and computed. */
export const expressions: SchemaRule = {
  name: 'expressions',
  *check(subject) {
    const said = new Set<string>();
    for (const issue of [...ofTables(subject), ...ofDictionaries(subject)]) {
      // A mixin's condition is read once for each table that uses it.
      const key = [issue.path, issue.rule, issue.params.name, issue.params.from].join(' ');
      if (!said.has(key)) yield issue;
      said.add(key);
    }
  },
};

/** A formula's reads as names of one graph: the header's columns bare, a detail's as `Table.Column`. */
const formulasOf = (
  subject: CheckSubject,
  table: ResolvedTable,
  prefix: string,
): readonly (readonly [string, readonly string[]])[] => {
  const { fields } = readableBy(subject, table);
  return table.fields.flatMap(({ field, formula }) => {
    const tree = formula === undefined ? undefined : readFormula(formula, fields);
    if (!tree?.ok) return [];
    const reads = readPaths(tree.value).map((path) =>
      path.startsWith('$main.') ? path.slice('$main.'.length) : path.includes('.') ? path : prefix + path,
    );
    return [[prefix + field, reads] as const];
  });
};

/** Formulas that need each other's result, inside a table or between header and details. */
export const formulaCycle: SchemaRule = {
  name: 'formulaCycle',
  *check(subject) {
    for (const checked of subject.tables) {
      const { table } = checked;
      const details = table.details.flatMap((detail) => subject.table(detail.table)?.table ?? []);
      const graph = new Map([
        ...formulasOf(subject, table, ''),
        ...details.flatMap((detail) => formulasOf(subject, detail, `${detail.table}.`)),
      ]);
      const sorted = order(graph);
      if (sorted.ok) continue;
      const path = String(sorted.error.params?.path ?? '');
      const own = path.split(' -> ').find((name) => table.byName.has(name));
      // A cycle inside a detail alone is reported at the detail.
      if (own !== undefined)
        yield schemaIssue('schema.formulaCycle', subject.saidAt(checked, own, 'formula'), { path });
    }
  },
};
