import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { type DefaultSource, defaultOf } from '../../../runtime/model/record/defaultValue.ts';
import type { MutableRow } from '../../../runtime/model/schema/Row.ts';

/** Sets defaults of fields that were not sent; an empty value that was sent stays empty. */
export const fillDefaults = (table: ResolvedTable, values: MutableRow, source: DefaultSource): void => {
  for (const field of table.fields) {
    if (Object.hasOwn(values, field.field)) continue;
    const value = defaultOf(field, source);
    if (value !== undefined) values[field.field] = value;
  }
};
