import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue } from '../schemaIssue.ts';

/** A width outside the 12 columns, whatever layer said it (files are also held by their JSON Schema). */
export const formPlace: SchemaRule = {
  name: 'formPlace',
  *check(subject) {
    for (const { line, path } of subject.lines)
      if (line.colSize !== undefined && (line.colSize < 0 || line.colSize > 12))
        yield schemaIssue('schema.colSize', `${path}/colSize`, { value: line.colSize });
  },
};
