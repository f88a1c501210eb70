import type { Renderer } from '../../runtime/Renderer.ts';
import { conventionColors } from './conventionColors.ts';
import { valueKey } from './valueKey.ts';

/** A status in its colour: the field's own `colors`, else those every column of this name has. */
export const statusRenderer: Renderer = {
  slot: 'cell',
  type: 'status',
  style(field, row) {
    const key = valueKey(row[field.field]);
    const color = key === undefined ? undefined : (field.colors ?? conventionColors[field.field])?.[key];
    return color === undefined ? undefined : { color };
  },
};
