import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';

/** A lookup through a field that is no choice of a table's row, or of a column that table does not have. */
export const lookupSource: SchemaRule = {
  name: 'lookupSource',
  *check(subject) {
    for (const checked of subject.tables) {
      const { table } = checked;
      for (const { field, lookup } of table.fields) {
        if (!lookup) continue;
        const path = subject.saidAt(checked, field, 'lookup');
        const via = table.byName.get(lookup.via);
        if (!via) {
          yield unknownName('schema.unknownField', `${path}/via`, lookup.via, table.byName.keys(), {
            table: table.table,
          });
          continue;
        }
        const dictionary =
          via.dataKey === undefined ? undefined : subject.bundle.dictionaries.get(via.dataKey);
        const source = dictionary?.source && subject.table(dictionary.source.table)?.table;
        if (!dictionary?.source)
          yield schemaIssue('schema.lookupWithoutTable', `${path}/via`, { name: lookup.via });
        else if (source && !source.byName.has(lookup.field))
          yield unknownName('schema.unknownField', `${path}/field`, lookup.field, source.byName.keys(), {
            table: source.table,
          });
      }
    }
  },
};
