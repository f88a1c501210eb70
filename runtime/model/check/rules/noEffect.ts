import type { ResolvedField } from '../../fields/resolve/ResolvedTable.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue } from '../schemaIssue.ts';

type Property = keyof ResolvedField & string;

/** Pairs of properties of which the second never counts while the first says this. */
const overruling: readonly {
  readonly when: (field: ResolvedField) => boolean;
  readonly by: Property;
  /** `by` is what the field lacks. */
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
  { when: (field) => field.data !== undefined, by: 'data', idle: ['dataKey'] },
  { when: (field) => field.required === true, by: 'required', idle: ['requiredWhen'] },
  { when: (field) => field.readonly === true, by: 'readonly', idle: ['readonlyWhen'] },
  { when: (field) => field.hidden === true, by: 'hidden', idle: ['visibleWhen'] },
  { when: (field) => field.editRowNo === undefined, by: 'editRowNo', missing: true, idle: ['editColNo'] },
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
    idle: ['fixed', 'link', 'summary', 'cell', 'colors'],
  },
  { when: (field) => field.rangeTo === undefined, by: 'rangeTo', missing: true, idle: ['range'] },
];

/** A property another property of the same field always overrules: valid, but it would do nothing. */
export const noEffect: SchemaRule = {
  name: 'noEffect',
  *check(subject) {
    const said = new Set<string>();
    for (const checked of subject.tables)
      for (const field of checked.table.fields)
        for (const { when, by, missing, idle } of overruling) {
          if (!when(field)) continue;
          for (const property of idle) {
            const value = field[property];
            const layer = checked.because.because(field.field, property);
            // What the kind of field itself says is nobody's mistake; `range: false` asks for one date in a search.
            if (value === undefined || value === false || layer === undefined || layer.kind === 'type')
              continue;
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
