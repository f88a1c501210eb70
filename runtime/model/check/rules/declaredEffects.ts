import { order } from '../../../../expressions/index.ts';
import type { EffectSchema } from '../../schema/EffectSchema.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { CheckedTable, CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { expressionIssues } from '../expressionIssues.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';
import { readableBy } from '../typeOfFields.ts';
import { linkedField, notKeyOf, unknownField } from './linkedFields.ts';

type PathOf = (...steps: readonly (string | number)[]) => string;

function* ofEffect(
  subject: CheckSubject,
  { table }: CheckedTable,
  { when, sets }: EffectSchema,
  path: PathOf,
): Iterable<Issue> {
  const readable = readableBy(subject, table);
  if (when !== undefined) yield* expressionIssues(when, path('when'), readable);
  const other = subject.table(sets.table)?.table;
  if (other === undefined) {
    yield unknownName('schema.unknownTable', path('sets', 'table'), sets.table, subject.bundle.tables.keys());
    return;
  }
  yield* notKeyOf(table, sets.via, other, path('sets', 'via'));
  const named = { rows: other, main: other };
  for (const [name, value] of Object.entries(sets.values)) {
    const at = path('sets', 'values', name);
    yield* unknownField(named, name, at);
    const field = linkedField(named, name);
    const isKept = field?.formula !== undefined || field?.rollup !== undefined || field?.stamp !== undefined;
    if (isKept || name === other.key)
      yield schemaIssue('effect.notSettable', at, { name, table: other.table });
    yield* expressionIssues(value, at, readable);
  }
}

/** Finds effects with unknown tables or fields, on fields that have values of their own, and effects in a circle. */
export const declaredEffects: SchemaRule = {
  name: 'declaredEffects',
  *check(subject) {
    const having = subject.tables.filter(({ table }) => table.effects !== undefined);
    for (const checked of having) {
      const seen = new Set<string>();
      for (const [at, effect] of (checked.table.effects ?? []).entries()) {
        const path: PathOf = (...steps) => subject.at(checked.schema, 'effects', at, ...steps);
        if (seen.has(effect.name)) yield schemaIssue('effect.duplicate', path('name'), { name: effect.name });
        seen.add(effect.name);
        yield* ofEffect(subject, checked, effect, path);
      }
    }
    const sorted = order(
      new Map(having.map(({ table }) => [table.table, (table.effects ?? []).map(({ sets }) => sets.table)])),
    );
    if (sorted.ok) return;
    const path = String(sorted.error.params?.path ?? '');
    const first = having.find(({ table }) => table.table === path.split(' -> ')[0]);
    if (first) yield schemaIssue('effect.circle', subject.at(first.schema, 'effects'), { path });
  },
};
