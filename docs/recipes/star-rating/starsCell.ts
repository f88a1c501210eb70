import { int } from 'jig/plugin';
import type { Renderer } from 'jig/plugin/react';
import { starsOf } from './fieldType.ts';

/** `★★★☆☆` in lists and detail grids; nothing without a rating. Found by the field's type, or by `"cell": "stars"`. */
export const starsCell: Renderer = {
  slot: 'cell',
  type: 'stars',
  text(field, row) {
    const value = row[field.field] ?? null;
    if (int.isEmpty(value)) return undefined;
    const { count } = starsOf(field);
    const full = Math.min(Math.max(Math.round(Number(value)), 0), count);
    return '★'.repeat(full) + '☆'.repeat(count - full);
  },
  style: () => ({ color: 'orange' }),
};
