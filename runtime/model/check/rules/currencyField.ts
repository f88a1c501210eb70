import type { SchemaRule } from '../CheckSubject.ts';
import { unknownName } from '../schemaIssue.ts';

/** The field an amount takes its currency from must be one of the same table. */
export const currencyField: SchemaRule = {
  name: 'currencyField',
  *check(subject) {
    for (const checked of subject.tables)
      for (const { field, currencyField: named } of checked.table.fields)
        if (named !== undefined && !checked.table.byName.has(named))
          yield unknownName(
            'schema.unknownName',
            subject.saidAt(checked, field, 'currencyField'),
            named,
            checked.table.byName.keys(),
          );
  },
};
