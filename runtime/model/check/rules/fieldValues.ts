import type { ResolvedField } from '../../fields/resolve/ResolvedTable.ts';
import { stateFields } from '../../fields/stateFields.ts';
import { storageCheck } from '../../fields/types/storage.ts';
import { isObject, type Json } from '../../schema/Json.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import { expressionIssues } from '../expressionIssues.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';
import { readableBy } from '../typeOfFields.ts';

const isToken = (value: Json): boolean => isObject(value);

/** Whether a field can read and store a value. */
const holds = (field: ResolvedField, value: Json): boolean => {
  const parsed = field.kind.parse(value, field);
  return parsed.ok && storageCheck(field)(parsed.value) === undefined;
};

/** Finds defaults that their own field cannot read or store, and a minimum above the maximum. */
export const defaults: SchemaRule = {
  name: 'defaults',
  *check(subject) {
    for (const checked of subject.tables)
      for (const field of checked.table.fields) {
        const { default: value, min, max } = field;
        if (value !== undefined && value !== null && !isToken(value) && !holds(field, value))
          yield schemaIssue('schema.badDefault', subject.saidAt(checked, field.field, 'default'), {
            name: field.field,
            type: field.type,
            value: JSON.stringify(value),
          });
        if (typeof min === typeof max && min !== undefined && max !== undefined && min > max)
          yield schemaIssue('schema.boundsCrossed', subject.saidAt(checked, field.field, 'min'), {
            min,
            max,
          });
      }
  },
};

/** Finds status buttons with an invalid condition, an unknown field, or an unsuitable value. */
export const transitions: SchemaRule = {
  name: 'transitions',
  *check(subject) {
    for (const { table, schema } of subject.tables)
      for (const [at, { when, set, needs = [] }] of (schema.transitions ?? []).entries()) {
        const path = (...steps: readonly string[]): string => subject.at(schema, 'transitions', at, ...steps);
        yield* expressionIssues(when, path('when'), readableBy(subject, table));
        for (const [index, name] of needs.entries())
          if (!table.byName.has(name))
            yield unknownName('schema.unknownField', path('needs', `${index}`), name, table.byName.keys(), {
              table: table.table,
            });
        for (const [name, value] of Object.entries(set)) {
          const field = table.byName.get(name);
          if (!field)
            yield unknownName('schema.unknownField', path('set', name), name, table.byName.keys(), {
              table: table.table,
            });
          else if (stateFields.has(name)) yield schemaIssue('schema.stateSet', path('set', name), { name });
          else if (!isToken(value) && !holds(field, value))
            yield schemaIssue('schema.badDefault', path('set', name), {
              name,
              type: field.type,
              value: JSON.stringify(value),
            });
        }
      }
  },
};
