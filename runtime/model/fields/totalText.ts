import { isObject } from '../schema/Json.ts';
import type { Locale } from '../schema/Locale.ts';
import type { Cell } from '../schema/Row.ts';
import { amountText } from './amountText.ts';
import type { ResolvedField } from './resolve/ResolvedTable.ts';

/**
 * A total as lists show it. One of several currencies is an object by code: `¥1,234.00 · €561.00`. `between`: what stands
 * between two currencies; a line break sets each in its own line.
 */
export function totalText(
  total: Cell,
  field: ResolvedField,
  locale: Locale = 'zh',
  between: ' · ' | '\n' = ' · ',
): string {
  if (!isObject(total)) return field.kind.format(total, field, locale);
  return Object.entries(total)
    .map(([currency, amount]) => amountText(amount, field, currency, locale))
    .join(between);
}
