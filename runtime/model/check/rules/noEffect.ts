import type { ResolvedField } from '../../fields/resolve/ResolvedTable.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue } from '../schemaIssue.ts';

type Property = keyof ResolvedField & string;

/** Properties of a field (`idle`) that have no effect because of another one (`by`). */
const overruling: readonly {
  readonly when: (field: ResolvedField) => boolean;
  readonly by: Property;
  /** True when the absence of `by` is the cause. */
  readonly missing?: boolean;
  readonly idle: readonly Property[];
}[] = [
  {
    when: (field) => field.stamp !== undefined,
    by: 'stamp',
    idle: ['default', 'formula', 'lookup', 'numberRule', 'required'],
  },
  {
    when: (field) => field.formula !== undefined,
    by: 'formula',
    idle: ['default', 'lookup', 'numberRule', 'readonlyWhen'],
  },
  {
    when: (field) => field.figure !== undefined,
    by: 'figure',
    idle: [
      'default',
      'formula',
      'lookup',
      'numberRule',
      'required',
      'requiredWhen',
      'readonlyWhen',
      'searchRowNo',
      'stamp',
      'summary',
      'unique',
      'writeOnly',
    ],
  },
  {
    when: (field) => field.rollup !== undefined,
    by: 'rollup',
    idle: ['figure', 'formula', 'lookup', 'numberRule', 'required', 'requiredWhen', 'readonlyWhen', 'stamp'],
  },
  { when: (field) => field.data !== undefined, by: 'data', idle: ['dataKey'] },
  { when: (field) => field.required === true, by: 'required', idle: ['requiredWhen'] },
  { when: (field) => field.readonly === true, by: 'readonly', idle: ['readonlyWhen'] },
  { when: (field) => field.hidden === true, by: 'hidden', idle: ['visibleWhen'] },
  {
    when: (field) => field.editRowNo === undefined,
    by: 'editRowNo',
    missing: true,
    idle: ['editColNo', 'tab', 'section'],
  },
  {
    when: (field) => field.searchRowNo === undefined,
    by: 'searchRowNo',
    missing: true,
    idle: ['searchColNo', 'searchType'],
  },
  {
    when: (field) => field.writeOnly === true,
    by: 'writeOnly',
    idle: ['searchRowNo', 'summary', 'link', 'sort'],
  },
  {
    when: (field) => field.isColumnData === false,
    by: 'isColumnData',
    idle: ['columnTitle', 'fixed', 'link', 'summary', 'cell', 'colors', 'alertWhen', 'importance'],
  },
  { when: (field) => field.rangeTo === undefined, by: 'rangeTo', missing: true, idle: ['range'] },
];

/**
 * Finds properties that another property of the same field always overrules. They are valid but have no
 * effect.
 */
export const noEffect: SchemaRule = {
  name: 'noEffect',
  *check(subject) {
    for (const { schema } of subject.tables)
      for (const [index, { unique, ignoreCase }] of (schema.indexes ?? []).entries())
        if (ignoreCase && !unique)
          yield schemaIssue('schema.noEffectWithout', subject.at(schema, 'indexes', index, 'ignoreCase'), {
            name: 'ignoreCase',
            by: 'unique',
          });
    const said = new Set<string>();
    for (const checked of subject.tables)
      for (const field of checked.table.fields)
        for (const { when, by, missing, idle } of overruling) {
          if (!when(field)) continue;
          for (const property of idle) {
            const value = field[property];
            // `range: false` searches by a single date.
            if (value === undefined || value === false) continue;
            const layer = checked.because.because(field.field, property);
            // No schema set what the field type says.
            if (layer === undefined || layer.kind === 'type') continue;
            const path = subject.saidAt(checked, field.field, property);
            if (said.has(path)) continue;
            said.add(path);
            yield schemaIssue(missing ? 'schema.noEffectWithout' : 'schema.noEffect', path, {
              name: property,
              by,
            });
          }
        }
  },
};
