import { isSystemColumn } from '../../fields/reservedFields.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue } from '../schemaIssue.ts';

/** Finds fields with the name of a column that PostgreSQL gives every table. */
export const systemColumns: SchemaRule = {
  name: 'systemColumns',
  *check(subject) {
    for (const { line, path } of subject.said)
      if (isSystemColumn(line.field))
        yield schemaIssue('schema.reservedField', `${path}/field`, { name: line.field });
  },
};
