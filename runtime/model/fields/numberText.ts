import { groupThousands } from '../../../expressions/numbers/groupThousands.ts';
import type { Locale } from '../schema/Locale.ts';

interface NumberSigns {
  readonly group: string;
  readonly point: string;
}

/** How each language writes numbers. Both group by three digits. */
const signs: Readonly<Record<Locale, NumberSigns>> = {
  zh: { group: ',', point: '.' },
  en: { group: ',', point: '.' },
};

/**
 * Writes a decimal text as people of the language read it: `-1234.50` is `-1,234.50`. Works on the digits, so
 * no value is rounded.
 */
export function groupedNumber(plain: string, locale: Locale = 'zh'): string {
  const { group, point } = signs[locale];
  const at = plain.indexOf('.');
  const whole = at < 0 ? plain : plain.slice(0, at);
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = sign === '' ? whole : whole.slice(1);
  const shown = groupedDigits(digits, group);
  return at < 0 ? sign + shown : `${sign}${shown}${point}${plain.slice(at + 1)}`;
}

/** Fast path for up to six digits, as most cells of a grid have. */
function groupedDigits(digits: string, group: string): string {
  if (digits.length <= 3) return digits;
  if (digits.length <= 6) return digits.slice(0, -3) + group + digits.slice(-3);
  const grouped = groupThousands(digits);
  return group === ',' ? grouped : grouped.replaceAll(',', group);
}
