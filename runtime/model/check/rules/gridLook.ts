import { caseField } from '../../access/documentState.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import { expressionIssues } from '../expressionIssues.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';
import { readableBy } from '../typeOfFields.ts';

/** Leading columns of fields that are not there or cannot hold what they are for. */
export const gridLook: SchemaRule = {
  name: 'gridLook',
  *check(subject) {
    for (const { table, schema } of subject.tables) {
      const { grid } = schema;
      if (grid === undefined) continue;
      const path = (name: string): string => subject.at(schema, 'grid', name);
      const { sequence } = grid;
      const field = sequence === undefined ? undefined : table.byName.get(sequence);
      if (sequence !== undefined && field === undefined)
        yield unknownName('schema.unknownField', path('sequence'), sequence, table.byName.keys(), {
          table: table.table,
        });
      if (field !== undefined && field.columnType !== 'int')
        yield schemaIssue('schema.sequenceNotWhole', path('sequence'), { name: field.field });
      if (grid.sortNumber === true && sequence === undefined)
        yield schemaIssue('schema.sortNumberAlone', path('sortNumber'), {});
      if (grid.orderCase === true && !table.byName.has(caseField))
        yield unknownName('schema.unknownField', path('orderCase'), caseField, [], { table: table.table });
      const { rowSwitch } = grid;
      const turned = rowSwitch === undefined ? undefined : table.byName.get(rowSwitch);
      if (rowSwitch !== undefined && turned === undefined)
        yield unknownName('schema.unknownField', path('rowSwitch'), rowSwitch, table.byName.keys(), {
          table: table.table,
        });
      if (turned !== undefined && turned.type !== 'switch')
        yield schemaIssue('schema.rowSwitchType', path('rowSwitch'), { name: turned.field });
      if (grid.selectAllWhen !== undefined)
        yield* expressionIssues(grid.selectAllWhen, path('selectAllWhen'), readableBy(subject, table));
    }
  },
};
