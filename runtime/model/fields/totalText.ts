import { isObject } from '../schema/Json.ts';
import type { Locale } from '../schema/Locale.ts';
import type { Cell } from '../schema/Row.ts';
import { measuredText, type UnitWord } from './measuredText.ts';
import type { ResolvedField } from './resolve/ResolvedTable.ts';

/**
 * A total as lists show it. One by currency or unit is an object by code: `¥1,234.00 · €561.00`, `3 pc · 2 kg`. `between`:
 * what stands between two of them; a line break sets each in its own line.
 */
export function totalText(
  total: Cell,
  field: ResolvedField,
  locale: Locale,
  unitWord: UnitWord,
  between: ' · ' | '\n' = ' · ',
): string {
  if (!isObject(total)) return field.kind.format(total, field, locale);
  return Object.entries(total)
    .map(([measure, sum]) =>
      measuredText(field.kind.format(sum, field, locale), field, measure, locale, unitWord),
    )
    .join(between);
}
