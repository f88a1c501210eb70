import type { Numeric } from '../../../numbers/Decimal.ts';
import { caught } from '../../../Refusal.ts';
import { compileFormat } from './compileFormat.ts';

/**
 * Formats a number by Excel's number formats (`#,##0.00;[Red]-0`, `0.0%`, `yyyy年m月d日`). Rounds half away from
 * zero on the decimal value; dates and times are serial numbers. Undefined when the format is invalid or
 * cannot show this number: a date below 0, a number that no section accepts, more digits than a number has.
 */
export function formatNumber(value: Numeric, format: string): string | undefined {
  const shown = caught(() => compileFormat(format)?.number(value));
  return shown.ok ? shown.value : undefined;
}

/**
 * Formats text by the text section (`@`) of a format. Unchanged without such a section; undefined when the
 * format is invalid.
 */
export function formatText(text: string, format: string): string | undefined {
  return compileFormat(format)?.text(text);
}
