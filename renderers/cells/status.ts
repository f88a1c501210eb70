import type { Renderer } from '../../runtime/Renderer.ts';
import { conventionColors } from './conventionColors.ts';
import { valueKey } from './valueKey.ts';

/**
 * Renders a status in its colour: from the field's `colors`, otherwise from the convention for the column's
 * name.
 */
export const statusRenderer: Renderer = {
  slot: 'cell',
  type: 'status',
  style(field, row) {
    const key = valueKey(row[field.field]);
    const color = key === undefined ? undefined : (field.colors ?? conventionColors[field.field])?.[key];
    return color === undefined ? undefined : { color };
  },
};
