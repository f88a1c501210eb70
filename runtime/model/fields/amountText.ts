import type { Locale } from '../schema/Locale.ts';
import type { Cell } from '../schema/Row.ts';
import type { ResolvedField } from './resolve/ResolvedTable.ts';

/** The sign of a currency as the language writes it, so that no two look alike: `¥` and `JP¥`. Others are their code. */
function signOf(code: string, locale: Locale): string {
  if (!/^[A-Z]{3}$/.test(code)) return code;
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: code }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}

/** A number's text with the sign of its currency: `-€561.00`. No currency, no sign. */
export function signedText(text: string, currency: Cell | undefined, locale: Locale): string {
  if (text === '' || typeof currency !== 'string' || currency === '') return text;
  const sign = signOf(currency, locale);
  const [, minus = '', digits = ''] = /^(-?)(.*)$/s.exec(text) ?? [];
  return `${minus}${sign}${/\w$/.test(sign) ? '\u00a0' : ''}${digits}`;
}

/** A value as lists show it, with the sign of its currency: `-€561.00`. No currency, no sign. */
export function amountText(
  value: Cell,
  field: ResolvedField,
  currency: Cell | undefined,
  locale: Locale = 'zh',
): string {
  return signedText(field.kind.format(value, field, locale), currency, locale);
}
