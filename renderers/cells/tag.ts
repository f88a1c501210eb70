import type { Renderer } from '../../runtime/Renderer.ts';
import { conventionColors } from './conventionColors.ts';
import { stateIcon } from './stateIcons.ts';
import { valueKey } from './valueKey.ts';

/** Colours of tags without colours of their own. */
const palette = ['blue', 'green', 'orange', 'violet', 'cyan'] as const;

/**
 * Renders a coloured tag. Its colour comes from the field's `colors`, the convention for its name, or the
 * palette; equal values get equal colours. A state has its sign before the text.
 */
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
  style(field, row) {
    const icon = stateIcon(field.field, row[field.field]);
    return icon === undefined ? undefined : { icon };
  },
};
