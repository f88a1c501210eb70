import type { Renderer } from '../../runtime/Renderer.ts';

/** Percent from 0 to 100; undefined: no number. What is whole is `max`, default 100. */
const percentOf = (value: unknown, max: unknown): number | undefined => {
  const whole = Number(max ?? 100);
  const part = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(part) || whole <= 0) return undefined;
  // Six digits: 0.29 of 1 is 29 percent, whatever doubles make of it.
  return Math.min(100, Math.max(0, Number(((part * 100) / whole).toFixed(6))));
};

/** A share of the whole as percent over a bar, as in spreadsheets; green when it is done. */
export const progressRenderer: Renderer = {
  slot: 'cell',
  type: 'progress',
  text(field, row) {
    const percent = percentOf(row[field.field], field.max);
    // Rounded down: 100% is said only when nothing is left.
    return percent === undefined ? undefined : `${Math.floor(percent)}%`;
  },
  style(field, row) {
    const percent = percentOf(row[field.field], field.max);
    if (percent === undefined) return undefined;
    return { bar: { share: percent / 100, color: percent === 100 ? 'green' : 'blue' } };
  },
};
