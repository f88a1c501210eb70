/** Escapes `%`, `_` and the escape character, so that LIKE takes the text literally. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, (char) => `\\${char}`);
