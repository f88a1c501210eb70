import { signedText } from '../../model/fields/amountText.ts';
import { groupedNumber } from '../../model/fields/numberText.ts';
import type { FieldTypeRegistry } from '../../model/fields/types/index.ts';
import type { Locale } from '../../model/schema/Locale.ts';
import type { Cell } from '../../model/schema/Row.ts';
import type { CardField, CardMeasure, FigureData } from './Board.ts';

/** What writing a value needs. */
export interface Writes {
  readonly fieldTypes: FieldTypeRegistry;
  readonly locale: Locale;
}

/** A value as its field writes it. No field: a number of rows. */
export function valueText({ fieldTypes, locale }: Writes, field: CardField | undefined, value: Cell): string {
  if (value === null) return '';
  const kind = field && fieldTypes.get(field.type);
  return field === undefined || kind === undefined
    ? groupedNumber(String(value), locale)
    : kind.format(value, field, locale);
}

/** The currency or unit in which a card adds up; undefined: its numbers have none. */
export const measureOf = ({
  measure,
  measures = [],
}: Pick<FigureData, 'measure' | 'measures'>): CardMeasure | undefined =>
  measure === undefined || measure === ''
    ? undefined
    : (measures.find(({ key }) => key === measure) ?? { key: measure, label: measure });

const isCurrency = (key: string): boolean => Intl.supportedValuesOf('currency').includes(key);

/** A value with its currency before it (`¥1,200.00`) or its unit after it (`12 kg`). */
export function measuredValue(
  app: Writes,
  field: CardField | undefined,
  value: Cell,
  measure: CardMeasure | undefined,
): string {
  const text = valueText(app, field, value);
  if (text === '' || measure === undefined) return text;
  return isCurrency(measure.key)
    ? signedText(text, measure.key, app.locale)
    : `${text}\u00a0${measure.label}`;
}
