import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';

/** A value as people enter it, by what the column stores; other columns have none. */
const samples: Readonly<Record<string, (now: string) => Cell>> = {
  int: () => 12,
  long: () => '12',
  decimal: () => '1234.5',
  date: (now) => now.slice(0, 10),
  datetime: (now) => now,
};

/** A made-up value of a field as its list shows it. */
export const sampleText = (field: ResolvedField, locale: Locale, now: string): string => {
  if (field.dataKey !== undefined || field.data !== undefined) return field.data?.[0]?.value ?? '…';
  const made = samples[field.columnType]?.(now);
  if (made !== undefined && field.kind.columnType !== undefined)
    return field.kind.format(made, field, locale);
  return columnTypes[field.columnType].valueType === 'text' ? field.title : '';
};
