import type { Renderer } from '../../runtime/Renderer.ts';

/** Base64 prefixes of pictures and their types. SVG is excluded, because it can contain scripts. */
const signs: readonly (readonly [string, string])[] = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
  ['Qk', 'image/bmp'],
];

const addressed = /^data:image\/(?:png|jpeg|gif|webp|bmp);base64,[A-Za-z0-9+/]+=*$/;
const bare = /^[A-Za-z0-9+/]+=*$/;

/** URL of the picture; undefined: the text is not a picture of a known type. */
const addressOf = (text: string): string | undefined => {
  if (addressed.test(text)) return text;
  const kind = signs.find(([sign]) => text.startsWith(sign))?.[1];
  return kind !== undefined && bare.test(text) ? `data:${kind};base64,${text}` : undefined;
};

/** Renders a small picture that is stored as base64. */
export const base64Renderer: Renderer = {
  slot: 'cell',
  type: 'base64',
  // Base64 text is not readable.
  text(field, row) {
    const value = row[field.field];
    return typeof value === 'string' && addressOf(value) !== undefined ? field.title : undefined;
  },
  pictures(field, row) {
    const value = row[field.field];
    const url = typeof value === 'string' ? addressOf(value) : undefined;
    return url === undefined ? undefined : [url];
  },
};
