import type { Option } from '../schema/FieldSchema.ts';

/**
 * The choices of a text such as `正常,异常` or `1:正常,0:异常`. Keys that are not written are the texts themselves, in a column of
 * whole numbers 1, 2, 3.
 */
export const choicesIn = (text: string, isWhole: boolean): readonly Option[] =>
  text
    .split(/[,，;；\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, at) => {
      const cut = part.search(/[:：]/);
      const value = (cut < 0 ? part : part.slice(cut + 1)).trim();
      const key = cut < 0 ? (isWhole ? String(at + 1) : value) : part.slice(0, cut).trim();
      return { key: isWhole && /^-?\d{1,9}$/.test(key) ? Number(key) : key, value };
    });
