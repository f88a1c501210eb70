import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { PickerSchema } from '../../schema/PickerSchema.ts';
import type { CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { pointer } from '../pointer.ts';
import { unknownName } from '../schemaIssue.ts';

function* ofPicker(
  subject: CheckSubject,
  target: ResolvedTable,
  picker: PickerSchema,
  path: string,
): Iterable<Issue> {
  const source = subject.table(picker.table)?.table;
  if (!source) {
    yield unknownName('schema.unknownTable', `${path}/table`, picker.table, subject.bundle.tables.keys());
    return;
  }
  const unknown = (table: ResolvedTable, name: string, at: string): readonly Issue[] =>
    table.byName.has(name)
      ? []
      : [unknownName('schema.unknownField', path + at, name, table.byName.keys(), { table: table.table })];
  for (const [to, from] of Object.entries(picker.map)) {
    yield* unknown(target, to, pointer('map', to));
    yield* unknown(source, from, pointer('map', to));
  }
  for (const [at, column] of (picker.columns ?? []).entries())
    yield* unknown(source, column, pointer('columns', at));
  const { scan, remaining } = picker;
  if (remaining !== undefined) yield* unknown(source, remaining, pointer('remaining'));
  if (scan) yield* unknown(source, scan.column, pointer('scan', 'column'));
  if (scan?.count !== undefined) yield* unknown(target, scan.count, pointer('scan', 'count'));
  for (const [at, { field, column }] of (picker.dependsOn ?? []).entries())
    yield* unknown(source, column ?? field.split('.').at(-1) ?? field, pointer('dependsOn', at));
}

/** Finds pickers of unknown tables, fields or columns. */
export const pickers: SchemaRule = {
  name: 'pickers',
  *check(subject) {
    for (const checked of subject.tables) {
      const { table, schema } = checked;
      for (const { field, picker } of table.fields)
        if (picker) yield* ofPicker(subject, table, picker, subject.saidAt(checked, field, 'picker'));
      for (const [at, detail] of (schema.details ?? []).entries()) {
        const target = subject.table(detail.table)?.table;
        const { fill } = detail;
        if (target && fill)
          yield* ofPicker(subject, target, { text: '', ...fill }, subject.at(schema, 'details', at, 'fill'));
        for (const [index, picker] of (detail.pickers ?? []).entries())
          if (target)
            yield* ofPicker(subject, target, picker, subject.at(schema, 'details', at, 'pickers', index));
      }
    }
  },
};
