import type { Renderer } from '../../runtime/Renderer.ts';
import { conventionColors } from './conventionColors.ts';
import { valueKey } from './valueKey.ts';

/** Tags without a palette of their own use one of five distinct colours. */
const palette = ['blue', 'green', 'orange', 'violet', 'cyan'] as const;

/** A coloured tag by the field's `colors` or those of its name, else one of the palette, the same for the same value. */
export const tagRenderer: Renderer = {
  slot: 'cell',
  type: 'tag',
  tag(field, row) {
    const key = valueKey(row[field.field]);
    if (key === undefined) return undefined;
    const colors = field.colors ?? conventionColors[field.field];
    if (colors) return colors[key] ?? 'grey';
    let sum = 0;
    for (const char of key) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 997;
    return palette[sum % palette.length];
  },
};
