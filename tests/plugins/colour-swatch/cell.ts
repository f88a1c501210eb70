import type { Renderer } from 'jig/plugin/react';
import { prefixOf } from './fieldType.ts';

/** How a colour-swatch looks in a grid: the text without its prefix, in a tag. What is left undefined is drawn as always. */
export const colourSwatchCell: Renderer = {
  slot: 'cell',
  type: 'colourSwatch',
  text(field, row) {
    const value = String(row[field.field] ?? '');
    const prefix = prefixOf(field);
    return value.startsWith(prefix) ? value.slice(prefix.length) : undefined;
  },
  tag: (field, row) => (row[field.field] ? 'blue' : undefined),
};
