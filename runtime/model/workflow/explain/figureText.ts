import { type Data, isEmpty, isNumeric } from '../../../../expressions/index.ts';
import { trimEndCharacters } from '../../../../expressions/trimCharacters.ts';
import { columnTypes } from '../../fields/columnTypes/index.ts';
import { groupedNumber } from '../../fields/numberText.ts';
import type { ResolvedField } from '../../fields/resolve/ResolvedTable.ts';
import { text } from '../../messages/index.ts';
import type { Locale } from '../../schema/Locale.ts';
import type { ExplainContext } from './ExplainContext.ts';

/** Formats a field's value for display: labels, dates in the field's format, grouped numbers (12,000.5). */
export function figureText(value: Data, field: ResolvedField | undefined, view: ExplainContext): string {
  const { locale } = view;
  if (Array.isArray(value)) {
    const all = value
      .map((one: Data) => figureText(one, field, view))
      .join(text('forecast.listComma', locale));
    return value.length === 1 ? all : `[${all}]`;
  }
  if (isEmpty(value)) return text('condition.nothing', locale);
  if (field === undefined) return grouped(value, locale);
  const options = field.data?.find(({ key }) => String(key) === String(value))?.value;
  const label = view.label?.(field, value) ?? options;
  if (label !== undefined) return label;
  if (field.kind.isMultiple(field) && typeof value === 'string' && value.includes(','))
    return figureText(value.split(','), field, view);
  if (typeof value === 'object') return JSON.stringify(value);
  const isNumber =
    columnTypes[field.columnType].valueType === 'number' &&
    field.type !== 'switch' &&
    !field.kind.needsSource;
  return isNumber ? grouped(value, locale) : field.kind.format(value, field, locale);
}

function grouped(value: Data, locale: Locale): string {
  const plain = String(value);
  if (!isNumeric(plain)) return plain;
  const [whole = '', fraction] = plain.split('.');
  const kept = trimEndCharacters(fraction ?? '', '0');
  return groupedNumber(kept === '' ? whole : `${whole}.${kept}`, locale);
}
