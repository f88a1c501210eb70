import { columnTypes } from '../../fields/columnTypes/index.ts';
import { isStored } from '../../fields/resolve/ResolvedTable.ts';
import { readFormula } from '../../formulas/readExpression.ts';
import { resultScale } from '../../formulas/resultScale.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue } from '../schemaIssue.ts';
import { readableBy } from '../typeOfFields.ts';

const unknown = (): undefined => undefined;

/** Refuses a formula with decimals in a field of whole numbers, which would store it rounded. */
export const wholeResults: SchemaRule = {
  name: 'wholeResults',
  *check(subject) {
    for (const checked of subject.tables) {
      const { fields, scaleOf = unknown } = readableBy(subject, checked.table);
      for (const field of checked.table.fields) {
        const { formula, columnType } = field;
        const isWhole = columnTypes[columnType].valueType === 'number' && columnType !== 'decimal';
        if (formula === undefined || !isWhole || !isStored(field)) continue;
        const tree = readFormula(formula, fields);
        const scale = tree.ok ? resultScale(tree.value, scaleOf) : undefined;
        if (scale !== undefined && scale > 0)
          yield schemaIssue('schema.wholeResult', subject.saidAt(checked, field.field, 'formula'), {
            name: field.title === '' ? field.field : field.title,
          });
      }
    }
  },
};
