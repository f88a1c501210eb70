import type { Renderer } from '../../runtime/Renderer.ts';

/** Percentage from 0 to 100; undefined: not a number. `max` is the whole, default 100. */
const percentOf = (value: unknown, max: unknown): number | undefined => {
  const whole = Number(max ?? 100);
  const part = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(part) || whole <= 0) return undefined;
  // Six decimals hide floating-point errors: 0.29 of 1 is 29 percent.
  return Math.min(100, Math.max(0, Number(((part * 100) / whole).toFixed(6))));
};

/** Renders a share as a percentage over a bar, as in spreadsheets; green when complete. */
export const progressRenderer: Renderer = {
  slot: 'cell',
  type: 'progress',
  text(field, row) {
    const percent = percentOf(row[field.field], field.max);
    // Rounds down, so that 100% means complete.
    return percent === undefined ? undefined : `${Math.floor(percent)}%`;
  },
  style(field, row) {
    const percent = percentOf(row[field.field], field.max);
    if (percent === undefined) return undefined;
    return { bar: { share: percent / 100, color: percent === 100 ? 'green' : 'blue' } };
  },
};
