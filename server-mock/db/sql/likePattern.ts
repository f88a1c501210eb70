/** A text as LIKE takes it literally: `%`, `_` and the escape character itself mean themselves. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, (char) => `\\${char}`);
