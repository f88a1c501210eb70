import type { App } from '../../host/AppContext.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../model/schema/Row.ts';

/** A value as words of a message: labels of dictionary keys, else the field's own text. */
export function valueText(
  { dictionaries, locale }: Pick<App, 'dictionaries' | 'locale'>,
  table: ResolvedTable,
  row: Row,
  name: string,
): string {
  const field = table.byName.get(name);
  const value = row[name] ?? null;
  if (field === undefined || value === null) return '';
  const { dataKey } = field;
  if (dataKey !== undefined && (typeof value === 'string' || typeof value === 'number'))
    return dictionaries.label(dataKey, value) ?? '';
  return field.kind.format(value, field, locale);
}
