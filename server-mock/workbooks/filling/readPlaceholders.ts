/** Placeholders in braces, also full-width ones of a Chinese keyboard; doubled braces stand for themselves. */
const pattern = /\{\{([^{}\r\n]{0,500})\}\}|[{｛]([^{}｛｝\r\n]{1,200})[}｝]/g;

/** A text, or a placeholder without its braces. */
export type TextPart = string | { readonly source: string };

/** Splits a text at its placeholders. */
export const readPlaceholders = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let at = 0;
  const add = (said: string): void => {
    if (said !== '') parts.push(said);
  };
  for (const found of text.matchAll(pattern)) {
    add(text.slice(at, found.index));
    const source = found[2]?.trim();
    if (source === undefined) add(`{${found[1] ?? ''}}`);
    else if (source === '') add(found[0]);
    else parts.push({ source });
    at = found.index + found[0].length;
  }
  add(text.slice(at));
  return parts;
};

/** Whether a text has a placeholder, or doubled braces. */
export const hasPlaceholders = (text: string): boolean =>
  /[{｛]/.test(text) && readPlaceholders(text).some(isChanged);

const isChanged = (part: TextPart, _at: number, all: readonly TextPart[]): boolean =>
  typeof part !== 'string' || all.length > 1 || part.startsWith('{');
