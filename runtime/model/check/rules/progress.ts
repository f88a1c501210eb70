import type { SchemaRule } from '../CheckSubject.ts';
import { expressionIssues } from '../expressionIssues.ts';
import { unknownName } from '../schemaIssue.ts';
import { readableBy } from '../typeOfFields.ts';

/** A document's progress by a field that is not there, or by conditions nobody can read. */
export const progress: SchemaRule = {
  name: 'progress',
  *check(subject) {
    for (const { table, schema } of subject.tables) {
      if (!table.progress) continue;
      const { field, ...conditions } = table.progress;
      const path = (step: string): string => subject.at(schema, 'progress', step);
      if (!table.byName.has(field))
        yield unknownName('schema.unknownField', path('field'), field, table.byName.keys(), {
          table: table.table,
        });
      for (const [name, condition] of Object.entries(conditions))
        yield* expressionIssues(condition, path(name), readableBy(subject, table));
    }
  },
};
