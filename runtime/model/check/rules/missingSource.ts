import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue } from '../schemaIssue.ts';

/** A select, radio or other choice with nothing to choose from. */
export const missingSource: SchemaRule = {
  name: 'missingSource',
  *check(subject) {
    for (const checked of subject.tables)
      for (const field of checked.table.fields)
        if (field.kind.needsSource && !field.dataKey && !field.data && !field.url && !field.allowCreate)
          yield schemaIssue('schema.missingSource', subject.saidAt(checked, field.field), {
            name: field.field,
            type: field.type,
          });
  },
};
