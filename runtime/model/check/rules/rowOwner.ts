import { versionField } from '../../fields/resolve/impliedFields.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue } from '../schemaIssue.ts';

/** Rows limited to their creators in a table that does not record them; names the product keeps for itself. */
export const rowOwner: SchemaRule = {
  name: 'rowOwner',
  *check(subject) {
    for (const { schema, table } of subject.tables)
      if (table.userPermissionDesc && !table.byName.has('CreateID'))
        yield schemaIssue('schema.rowOwner', subject.at(schema, 'userPermissionDesc'), {
          table: table.table,
        });
    for (const { line, path } of subject.lines)
      if (line.field.toLowerCase() === versionField.toLowerCase())
        yield schemaIssue('schema.reservedField', `${path}/field`, { name: line.field });
  },
};
