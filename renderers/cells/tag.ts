import type { Renderer } from '../../runtime/Renderer.ts';

/** Tags without a palette of their own use one of five distinct colours (specification 1 section 4). */
const palette = ['blue', 'green', 'orange', 'violet', 'cyan'] as const;

/** A coloured tag by the value's `colors`, else one of the palette, the same for the same value. */
export const tagRenderer: Renderer = {
  slot: 'cell',
  type: 'tag',
  tag(field, row) {
    const value = row[field.field];
    if (value === null || value === undefined || value === '') return undefined;
    const key = typeof value === 'boolean' ? (value ? '1' : '0') : String(value);
    const named = field.colors?.[key];
    if (named || field.colors) return named ?? 'grey';
    let sum = 0;
    for (const char of key) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 997;
    return palette[sum % palette.length];
  },
};
