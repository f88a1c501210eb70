import type { Numeric } from '../../../numbers/Decimal.ts';
import { caught } from '../../../Refusal.ts';
import { compileFormat } from './compileFormat.ts';

/**
 * A number by a format of Excel's format language (`#,##0.00;[Red]-0`, `0.0%`, `yyyy年m月d日`), rounded half away from zero on
 * its decimal value; dates and times are serial numbers. Undefined when the format is none, or cannot show this number: a
 * date below 0, a number no section is for, more digits than a number has.
 */
export function formatNumber(value: Numeric, format: string): string | undefined {
  const shown = caught(() => compileFormat(format)?.number(value));
  return shown.ok ? shown.value : undefined;
}

/** Text by the text section of a format (`@`), as it is when there is none; undefined when the format is none. */
export function formatText(text: string, format: string): string | undefined {
  return compileFormat(format)?.text(text);
}
