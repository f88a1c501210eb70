import type { Json } from '../../schema/Json.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue } from '../schemaIssue.ts';

const isToken = (value: Json): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Default values their own field cannot read, and bounds the wrong way round. */
export const defaults: SchemaRule = {
  name: 'defaults',
  *check(subject) {
    for (const checked of subject.tables)
      for (const field of checked.table.fields) {
        const { default: value, min, max } = field;
        if (value !== undefined && value !== null && !isToken(value) && !field.kind.parse(value, field).ok)
          yield schemaIssue('schema.badDefault', subject.saidAt(checked, field.field, 'default'), {
            name: field.field,
            type: field.type,
            value: JSON.stringify(value),
          });
        if (typeof min === typeof max && min !== undefined && max !== undefined && min > max)
          yield schemaIssue('schema.boundsCrossed', subject.saidAt(checked, field.field, 'min'), {
            min,
            max,
          });
      }
  },
};
