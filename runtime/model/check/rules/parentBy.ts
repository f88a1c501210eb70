import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue } from '../schemaIssue.ts';

/**
 * Finds trees whose rows name their parent by a column that cannot: no `parentField`, not unique, or of another type; and
 * dictionaries that offer such a tree by another column, in which no node would find its parent.
 */
export const parentBy: SchemaRule = {
  name: 'parentBy',
  *check(subject) {
    for (const { schema, table } of subject.tables) {
      const by = table.byName.get(schema.parentBy ?? '');
      if (by === undefined) continue;
      const path = subject.at(schema, 'parentBy');
      const params = { table: table.table, name: by.field };
      const parent = table.byName.get(table.parentField ?? '');
      if (parent === undefined) yield schemaIssue('schema.parentByAlone', path, params);
      else if (parent.columnType !== by.columnType)
        yield schemaIssue('schema.parentByType', path, { ...params, parent: parent.field });
      const isUnique = table.indexes.some(({ unique, fields }) => unique && fields.join() === by.field);
      if (by.field !== table.key && !isUnique) yield schemaIssue('schema.parentByNotUnique', path, params);
    }
    for (const dictionary of subject.bundle.dictionaries.values()) {
      const { source } = dictionary;
      const table = source && subject.table(source.table)?.table;
      if (source?.parent === undefined || table?.parentField !== source.parent) continue;
      if (source.key !== table.parentBy)
        yield schemaIssue('schema.dictionaryParentBy', subject.at(dictionary, 'source', 'key'), {
          table: table.table,
          name: table.parentBy,
          parent: source.parent,
        });
    }
  },
};
