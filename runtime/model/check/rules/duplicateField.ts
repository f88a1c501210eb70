import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue } from '../schemaIssue.ts';

/** One column declared twice in one schema; the wire does not tell cases apart, so neither may two fields. */
export const duplicateField: SchemaRule = {
  name: 'duplicateField',
  *check(subject) {
    for (const owner of [...subject.bundle.mixins.values(), ...subject.bundle.tables.values()]) {
      const seen = new Set<string>();
      for (const { line, path } of subject.linesOf(owner)) {
        const name = line.field.toLowerCase();
        if (seen.has(name)) yield schemaIssue('schema.duplicateField', `${path}/field`, { name: line.field });
        seen.add(name);
      }
    }
    for (const { schema, table } of subject.tables) {
      const seen = new Map<string, string>();
      for (const { field } of table.fields) {
        const other = seen.get(field.toLowerCase());
        const own = schema.fields.map((line) => line.field);
        // Two lines of one schema were reported above; here mixins and table differ in case.
        if (other !== undefined && !(own.includes(other) && own.includes(field)))
          yield schemaIssue('schema.duplicateField', subject.at(schema), { name: `${other} / ${field}` });
        seen.set(field.toLowerCase(), field);
      }
    }
  },
};
