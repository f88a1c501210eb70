import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';
import { mainsOf } from '../typeOfFields.ts';

const fromMain = '$main.';

/** Dependent choices without a dictionary, on fields that are not there, or by columns their source does not have. */
export const dependencies: SchemaRule = {
  name: 'dependencies',
  *check(subject) {
    for (const checked of subject.tables) {
      const { table } = checked;
      for (const { field, dataKey, dependsOn, follows } of table.fields) {
        const mains = mainsOf(subject, table.table);
        if (follows !== undefined && !mains.some((main) => main.byName.has(follows)))
          yield unknownName(
            'schema.unknownMainField',
            subject.saidAt(checked, field, 'follows'),
            follows,
            mains.flatMap((main) => [...main.byName.keys()]),
          );
        for (const [at, one] of (dependsOn ?? []).entries()) {
          const path = `${subject.saidAt(checked, field, 'dependsOn')}/${at}`;
          const isMain = one.field.startsWith(fromMain);
          const name = isMain ? one.field.slice(fromMain.length) : one.field;
          const owners = isMain ? mains : [table];
          if (!owners.some((owner) => owner.byName.has(name)))
            yield unknownName('schema.unknownField', `${path}/field`, one.field, table.byName.keys(), {
              table: table.table,
            });
          const dictionary = dataKey === undefined ? undefined : subject.bundle.dictionaries.get(dataKey);
          if (dataKey === undefined)
            yield schemaIssue('schema.dependsWithoutDictionary', path, { name: field });
          const source = dictionary?.source && subject.table(dictionary.source.table)?.table;
          const column = one.column ?? name;
          if (source && !source.byName.has(column))
            yield unknownName('schema.unknownField', `${path}/column`, column, source.byName.keys(), {
              table: source.table,
            });
        }
      }
    }
  },
};
