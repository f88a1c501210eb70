/** A code: 128 bits as 32 hexadecimal digits. No name of a page has this shape. */
export const isShareCode = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);
