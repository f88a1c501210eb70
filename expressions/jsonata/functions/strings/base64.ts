import type { NativeFunction } from '../NativeFunction.ts';

/**
 * `$base64encode(text)`: encodes each character as one byte; refuses characters beyond U+00FF as
 * `not-a-byte`.
 */
export const base64encode: NativeFunction = {
  name: 'base64encode',
  signature: '<s-:s>',
  title: 'Base64 编码',
  summary: {
    zh: '把每个字符当作一个字节编码；中文请先用 $encodeUrlComponent。',
    en: 'Each character is one byte; encode others with $encodeUrlComponent first.',
  },
  parameters: ['string'],
  examples: [{ expr: '$base64encode("user:17")', value: 'dXNlcjoxNw==' }],
  run({ frame }, text?: string) {
    if (text === undefined) return undefined;
    frame.allocateText(4 * Math.ceil(text.length / 3));
    frame.charge(text.length >>> 4);
    if (/[^\0-\xff]/.test(text)) throw frame.refuse('not-a-byte', 'A character is beyond U+00FF.');
    return btoa(text);
  },
};

/** `$base64decode(text)`: decodes each byte to one character; refuses other text as `not-base64`. */
export const base64decode: NativeFunction = {
  name: 'base64decode',
  signature: '<s-:s>',
  title: 'Base64 解码',
  summary: { zh: '解码 Base64，每个字节是一个字符。', en: 'Decodes Base64; each byte is one character.' },
  parameters: ['string'],
  examples: [{ expr: '$base64decode("dXNlcjoxNw==")', value: 'user:17' }],
  run({ frame }, text?: string) {
    if (text === undefined) return undefined;
    frame.allocateText(text.length);
    frame.charge(text.length >>> 4);
    try {
      return atob(text);
    } catch {
      throw frame.refuse('not-base64', 'The text is no Base64.');
    }
  },
};
