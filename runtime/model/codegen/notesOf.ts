import { schemaIssue } from '../check/schemaIssue.ts';
import { typedKeyLimit } from '../fields/resolve/impliedFields.ts';
import type { Issue } from '../schema/Issue.ts';
import { columnPlace } from './columnPlace.ts';
import { chosenTypes, hasChoices, kindOf } from './fieldType.ts';
import type { TableEntry } from './TableEntry.ts';

/** Parts of an entry that are kept without effect. */
export const notesOf = ({ columns }: TableEntry): readonly Issue[] =>
  columns.flatMap((column, at) => [
    ...(column.enable === undefined
      ? []
      : [schemaIssue('codegen.noApp', columnPlace(at, 'Enable'), { name: column.columnName }, 'info')]),
    ...(column.isKey && kindOf(column).columnType === 'string' && (column.maxlength ?? 0) > typedKeyLimit
      ? [
          schemaIssue(
            'codegen.keyLength',
            columnPlace(at, 'Maxlength'),
            { name: column.columnName, most: typedKeyLimit },
            'warning',
          ),
        ]
      : []),
    ...(hasChoices(column) && column.editType !== '' && !chosenTypes.has(column.editType)
      ? [
          schemaIssue(
            'codegen.choicesUnused',
            columnPlace(at, 'DropNo'),
            { name: column.columnName, type: column.editType },
            'warning',
          ),
        ]
      : []),
  ]);
