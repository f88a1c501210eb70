import type { Renderer } from '../../runtime/Renderer.ts';
import { prefixOf } from './fieldType.ts';

/** How a demo-thing looks in a grid: the text without its prefix, in a tag. What is left undefined is drawn as always. */
export const demoThingCell: Renderer = {
  slot: 'cell',
  type: 'demoThing',
  text(field, row) {
    const value = String(row[field.field] ?? '');
    const prefix = prefixOf(field);
    return value.startsWith(prefix) ? value.slice(prefix.length) : undefined;
  },
  tag: (field, row) => (row[field.field] ? 'blue' : undefined),
};
