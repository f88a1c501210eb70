import type { Frame } from '../../../evaluate/Frame.ts';
import type { NativeFunction } from '../NativeFunction.ts';

/** `$substringBefore(text, chars)`: the text before the first `chars`; the whole text when there are none. */
export const substringBefore: NativeFunction = {
  name: 'substringBefore',
  signature: '<s-s:s>',
  title: '之前的文本',
  summary: {
    zh: '首次出现 chars 之前的部分；没有出现则为全文。',
    en: 'What stands before the first chars; the whole text when they do not occur.',
  },
  parameters: ['str', 'chars'],
  examples: [{ expr: '$substringBefore("华东-上海", "-")', value: '华东' }],
  run: (call, text: string | undefined, chars?: string) =>
    around(call.frame, text, chars, (whole, at) => whole.slice(0, at)),
};

/** `$substringAfter(text, chars)`: the text after the first `chars`; the whole text when there are none. */
export const substringAfter: NativeFunction = {
  name: 'substringAfter',
  signature: '<s-s:s>',
  title: '之后的文本',
  summary: {
    zh: '首次出现 chars 之后的部分；没有出现则为全文。',
    en: 'What follows the first chars; the whole text when they do not occur.',
  },
  parameters: ['str', 'chars'],
  examples: [{ expr: '$substringAfter("华东-上海", "-")', value: '上海' }],
  run: (call, text: string | undefined, chars?: string) =>
    around(call.frame, text, chars, (whole, at) => whole.slice(at + (chars?.length ?? 0))),
};

function around(
  frame: Frame,
  text: string | undefined,
  chars: string | undefined,
  part: (whole: string, at: number) => string,
): string | undefined {
  if (text === undefined || chars === undefined) return text;
  frame.charge(text.length >>> 5);
  const at = text.indexOf(chars);
  frame.allocateText(text.length);
  return at < 0 ? text : part(text, at);
}
