import { order } from '../../../../expressions/index.ts';
import { type EffectBody, effectBody } from '../../effects/effectBody.ts';
import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { Formula } from '../../schema/Condition.ts';
import type { EffectSchema } from '../../schema/EffectSchema.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { CheckedTable, CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { expressionIssues } from '../expressionIssues.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';
import { type Readable, readableBy } from '../typeOfFields.ts';
import { linkedField, notKeyOf, unknownField } from './linkedFields.ts';

/** Whether an effect says what it does, and one thing only. */
const isOneKind = (schema: EffectSchema): boolean => 'sets' in schema !== 'makes' in schema;

type PathOf = (...steps: readonly (string | number)[]) => string;

/** Formulas for fields of another table; fields with values of their own cannot be set. */
function* ofValues(
  other: ResolvedTable,
  values: Readonly<Record<string, Formula>>,
  readable: Readable,
  path: PathOf,
): Iterable<Issue> {
  const named = { rows: other, main: other };
  for (const [name, value] of Object.entries(values)) {
    const at = path(name);
    yield* unknownField(named, name, at);
    const field = linkedField(named, name);
    const isKept = field?.formula !== undefined || field?.rollup !== undefined || field?.stamp !== undefined;
    if (isKept || name === other.key)
      yield schemaIssue('effect.notSettable', at, { name, table: other.table });
    yield* expressionIssues(value, at, readable);
  }
}

/** Rows that are made of the rows of a detail. */
function* ofRows(
  subject: CheckSubject,
  table: ResolvedTable,
  other: ResolvedTable,
  { rows = {} }: EffectBody,
  path: PathOf,
): Iterable<Issue> {
  const detailsOf = ({ details }: ResolvedTable): readonly string[] => details.map((one) => one.table);
  for (const [name, { of, values }] of Object.entries(rows)) {
    const own = detailsOf(other).includes(name) ? subject.table(name)?.table : undefined;
    const from = detailsOf(table).includes(of) ? subject.table(of)?.table : undefined;
    if (own === undefined) yield unknownName('schema.unknownTable', path(name), name, detailsOf(other));
    if (from === undefined) yield unknownName('schema.unknownTable', path(name, 'of'), of, detailsOf(table));
    if (own === undefined || from === undefined) continue;
    yield* ofValues(own, values, readableBy(subject, from), (...steps) => path(name, 'values', ...steps));
  }
}

function* ofEffect(
  subject: CheckSubject,
  { table }: CheckedTable,
  schema: EffectSchema,
  path: PathOf,
): Iterable<Issue> {
  const readable = readableBy(subject, table);
  if (schema.when !== undefined) yield* expressionIssues(schema.when, path('when'), readable);
  const body = effectBody(schema);
  const inBody: PathOf = (...steps) => path(body.kind, ...steps);
  const other = subject.table(body.table)?.table;
  if (other === undefined) {
    yield unknownName('schema.unknownTable', inBody('table'), body.table, subject.bundle.tables.keys());
    return;
  }
  const [holder, named] = body.kind === 'makes' ? [other, table] : [table, other];
  yield* notKeyOf(holder, body.via, named, inBody('via'));
  yield* ofValues(other, body.values, readable, (...steps) => inBody('values', ...steps));
  yield* ofRows(subject, table, other, body, (...steps) => inBody('rows', ...steps));
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
        if (isOneKind(effect)) yield* ofEffect(subject, checked, effect, path);
        else yield schemaIssue('effect.oneKind', path(), { name: effect.name });
      }
    }
    const sorted = order(
      new Map(
        having.map(({ table }) => [
          table.table,
          (table.effects ?? []).filter(isOneKind).map((one) => effectBody(one).table),
        ]),
      ),
    );
    if (sorted.ok) return;
    const path = String(sorted.error.params?.path ?? '');
    const first = having.find(({ table }) => table.table === path.split(' -> ')[0]);
    if (first) yield schemaIssue('effect.circle', subject.at(first.schema, 'effects'), { path });
  },
};
