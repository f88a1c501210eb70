import { isStored } from '../../fields/resolve/isStored.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import { unknownName } from '../schemaIssue.ts';

/** Sort, name, parent and index columns that no field of the table is. */
export const columnNames: SchemaRule = {
  name: 'columnNames',
  *check(subject) {
    for (const { schema, table } of subject.tables) {
      const columns = table.fields.filter(isStored).map(({ field }) => field);
      const named = [
        ...(schema.sortName?.split(',') ?? []).map((name) => ({ name: name.trim(), steps: ['sortName'] })),
        ...(schema.nameField === undefined ? [] : [{ name: schema.nameField, steps: ['nameField'] }]),
        ...(schema.parentField === undefined ? [] : [{ name: schema.parentField, steps: ['parentField'] }]),
        ...(schema.indexes ?? []).flatMap(({ fields }, index) =>
          fields.map((name, at) => ({ name, steps: ['indexes', index, 'fields', at] })),
        ),
      ];
      for (const { name, steps } of named)
        if (!columns.includes(name))
          yield unknownName('schema.unknownField', subject.at(schema, ...steps), name, columns, {
            table: table.table,
          });
    }
    for (const mixin of subject.bundle.mixins.values()) {
      const own = mixin.fields.map(({ field }) => field);
      for (const [index, { fields }] of (mixin.indexes ?? []).entries())
        for (const [at, name] of fields.entries())
          if (!own.includes(name))
            yield unknownName(
              'schema.unknownField',
              subject.at(mixin, 'indexes', index, 'fields', at),
              name,
              own,
              {
                table: mixin.mixin,
              },
            );
    }
  },
};
