import type { Renderer } from '../../runtime/Renderer.ts';
import { conventionColors } from './conventionColors.ts';
import { stateIcon } from './stateIcons.ts';
import { valueKey } from './valueKey.ts';

/**
 * Renders a status in its colour: from the field's `colors`, otherwise from the convention for the column's
 * name. A state has its sign before the text.
 */
export const statusRenderer: Renderer = {
  slot: 'cell',
  type: 'status',
  style(field, row) {
    const key = valueKey(row[field.field]);
    const color = key === undefined ? undefined : (field.colors ?? conventionColors[field.field])?.[key];
    if (color === undefined) return undefined;
    const icon = stateIcon(field.field, row[field.field]);
    return icon === undefined ? { color } : { color, icon };
  },
};
