import type { CellContent, WrittenCell } from './CellContent.ts';
import { inlineText } from './inlineText.ts';

/** A placeholder alone in its cell: numbers and dates keep their type. */
export const valueContent = (source: string): CellContent => {
  const use = { source, isAlone: true };
  return {
    uses: [use],
    write(writing, style): WrittenCell {
      const value = writing.valueFor(use);
      const { prefix } = writing;
      if (value === null || value === '') return { style, inside: '' };
      if (typeof value === 'object') {
        writing.picture(value);
        return { style, inside: '' };
      }
      if (typeof value === 'string')
        return {
          type: 'inlineStr',
          style,
          inside: `<${prefix}is>${inlineText(value, prefix)}</${prefix}is>`,
        };
      const own = writing.styleOf(use, style);
      const type = typeof value === 'boolean' ? { type: 'b' } : {};
      return { ...type, style: own, inside: `<${prefix}v>${Number(value)}</${prefix}v>` };
    },
  };
};
