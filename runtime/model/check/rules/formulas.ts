import { order, readPaths } from '../../../../expressions/index.ts';
import { isStoredRecord } from '../../fields/resolve/impliedFields.ts';
import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import { readFormula } from '../../formulas/readExpression.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { expressionIssues, queryIssues } from '../expressionIssues.ts';
import { schemaIssue } from '../schemaIssue.ts';
import { readableBy } from '../typeOfFields.ts';

const properties = ['formula', 'visibleWhen', 'readonlyWhen', 'requiredWhen', 'alertWhen'] as const;

function* ofTables(subject: CheckSubject): Iterable<Issue> {
  for (const checked of subject.tables) {
    const { table, schema } = checked;
    const readable = readableBy(subject, table);
    for (const field of table.fields)
      for (const property of properties) {
        const expression = field[property];
        if (expression !== undefined && expression !== isStoredRecord)
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
      yield* queryIssues(
        source.filter,
        subject.at(dictionary, 'source', 'filter'),
        readableBy(subject, table),
      );
  }
}

/** Checks conditions and formulas: valid JSON Logic, existing fields, and types that fit the operators. */
export const expressions: SchemaRule = {
  name: 'expressions',
  *check(subject) {
    const said = new Set<string>();
    for (const issue of [...ofTables(subject), ...ofDictionaries(subject)]) {
      // Each table that uses a mixin checks the mixin's conditions again.
      const key = [issue.path, issue.rule, issue.params.name, issue.params.from].join(' ');
      if (!said.has(key)) yield issue;
      said.add(key);
    }
  },
};

/**
 * Each computed field of a table with the names its formula reads. Header columns are bare; detail columns
 * are `Table.Column`.
 */
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

/** Finds formulas that need each other's result, inside a table or between header and details. */
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
      // The check of the detail table reports a cycle inside that detail.
      if (own !== undefined)
        yield schemaIssue('schema.formulaCycle', subject.saidAt(checked, own, 'formula'), { path });
    }
  },
};
