import type { Locale } from '../schema/Locale.ts';
import { signedText } from './amountText.ts';
import type { ResolvedField } from './resolve/ResolvedTable.ts';

/** The word for the unit of a number, by the unit's key. */
export type UnitWord = (field: ResolvedField, unit: string) => string;

/** A number's text with its currency before it (`€561.00`) or its unit after it (`12 kg`). */
export function measuredText(
  text: string,
  field: ResolvedField,
  measure: string,
  locale: Locale,
  unitWord: UnitWord,
): string {
  if (field.unitField === undefined) return signedText(text, measure, locale);
  return text === '' || measure === '' ? text : `${text}\u00a0${unitWord(field, measure)}`;
}
