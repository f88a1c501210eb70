import { type DefaultSource, defaultValue } from '../../../runtime/model/defaultValue.ts';
import type { ResolvedTable } from '../../../runtime/model/ResolvedTable.ts';
import type { MutableRow } from '../../../runtime/model/Row.ts';

/** Gives a new row the defaults of the fields nobody sent; an empty value that was sent stays empty. */
export const fillDefaults = (table: ResolvedTable, values: MutableRow, source: DefaultSource): void => {
  for (const field of table.fields) {
    if (field.default === undefined || Object.hasOwn(values, field.field)) continue;
    const parsed = field.kind.parse(defaultValue(field.default, source), field);
    if (parsed.ok) values[field.field] = parsed.value;
  }
};
