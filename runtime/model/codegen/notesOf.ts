import { schemaIssue } from '../check/schemaIssue.ts';
import type { Issue } from '../schema/Issue.ts';
import { columnPlace } from './columnPlace.ts';
import { chosenTypes, hasChoices } from './fieldType.ts';
import type { TableEntry } from './TableEntry.ts';

/** Parts of an entry that are kept without effect. */
export const notesOf = ({ columns }: TableEntry): readonly Issue[] =>
  columns.flatMap((column, at) => [
    ...(column.enable === undefined
      ? []
      : [schemaIssue('codegen.noApp', columnPlace(at, 'Enable'), { name: column.columnName }, 'info')]),
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
