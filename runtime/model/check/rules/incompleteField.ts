import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';

/** A line without title and type that patches a field no mixin declares: it would do nothing. */
export const incompleteField: SchemaRule = {
  name: 'incompleteField',
  *check(subject) {
    for (const { schema, table } of subject.tables) {
      const names = (schema.mixins ?? []).flatMap(
        (mixin) => subject.bundle.mixins.get(mixin)?.fields.map((line) => line.field) ?? [],
      );
      for (const { line, path } of subject.linesOf(schema)) {
        if (names.includes(line.field) || (line.title !== undefined && line.type !== undefined)) continue;
        const missing = line.title === undefined ? 'title' : 'type';
        if (table.key === line.field) yield schemaIssue('schema.missingProperty', path, { name: missing });
        else yield unknownName('schema.incompleteField', path, line.field, names, { missing });
      }
    }
  },
};
