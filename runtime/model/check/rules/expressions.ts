import { checkTypes, type ExpressionError } from '../../../../expressions/index.ts';
import { formulaLanguages } from '../../expression/formulaLanguages.ts';
import { readFormula } from '../../expression/readExpression.ts';
import type { Issue } from '../../Issue.ts';
import type { MessageKey } from '../../messages/index.ts';
import type { Condition } from '../../schema/Condition.ts';
import type { CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';
import { type Readable, readableBy } from '../typeOfFields.ts';

/** Messages of the expression errors that have words of their own here. */
const rules: Readonly<Record<string, MessageKey>> = {
  'type-mismatch': 'schema.typeMismatch',
  'unknown-function': 'schema.unknownFunction',
};

const issueOf = (error: ExpressionError, path: string, names: readonly string[]): Issue => {
  const at = path + (error.at ?? '');
  if (error.code === 'unknown-field')
    return unknownName('schema.unknownName', at, String(error.params?.name ?? ''), names);
  const issue = schemaIssue(rules[error.code] ?? 'schema.badExpression', at, {
    text: error.message,
    code: error.code,
    ...error.params,
  });
  const meant = error.params?.suggestion;
  return meant === undefined ? issue : { ...issue, fix: { title: String(meant), value: meant } };
};

/** What is wrong with one condition or formula over typed names. */
const findings = (expression: Condition, path: string, { typeOf, names }: Readable): readonly Issue[] => {
  const tree = readFormula(expression);
  if (!tree.ok) return [issueOf(tree.error, path, names)];
  return checkTypes(tree.value, typeOf, formulaLanguages()).map((error) => issueOf(error, path, names));
};

const properties = ['formula', 'visibleWhen', 'readonlyWhen', 'requiredWhen'] as const;

function* ofTables(subject: CheckSubject): Iterable<Issue> {
  for (const checked of subject.tables) {
    const { table, schema } = checked;
    const readable = readableBy(subject, table);
    for (const field of table.fields)
      for (const property of properties) {
        const expression = field[property];
        if (expression !== undefined)
          yield* findings(expression, subject.saidAt(checked, field.field, property), readable);
      }
    for (const [at, lock] of (schema.locks ?? []).entries())
      yield* findings(lock.when, subject.at(schema, 'locks', at, 'when'), readable);
    for (const name of schema.mixins ?? []) {
      const mixin = subject.bundle.mixins.get(name);
      for (const [at, lock] of (mixin?.locks ?? []).entries())
        if (mixin) yield* findings(lock.when, subject.at(mixin, 'locks', at, 'when'), readable);
    }
  }
}

function* ofDictionaries(subject: CheckSubject): Iterable<Issue> {
  for (const dictionary of subject.bundle.dictionaries.values()) {
    const { source } = dictionary;
    const table = source && subject.table(source.table)?.table;
    if (source?.filter !== undefined && table)
      yield* findings(source.filter, subject.at(dictionary, 'source', 'filter'), readableBy(subject, table));
  }
}

/** Conditions and formulas: readable JSON Logic over fields that exist, with types that can be compared and computed. */
export const expressions: SchemaRule = {
  name: 'expressions',
  *check(subject) {
    const said = new Set<string>();
    for (const issue of [...ofTables(subject), ...ofDictionaries(subject)]) {
      // A mixin's condition is read once for each table that uses it.
      const key = `${issue.path} ${issue.rule} ${issue.params.name ?? ''}`;
      if (!said.has(key)) yield issue;
      said.add(key);
    }
  },
};
