import type { Frame } from '../../../evaluate/Frame.ts';
import type { NativeFunction } from '../NativeFunction.ts';

/** `$uppercase(text)`: the text in upper case. */
export const uppercase: NativeFunction = {
  name: 'uppercase',
  signature: '<s-:s>',
  title: '转大写',
  summary: { zh: '把字母转成大写。', en: 'The text in capitals.' },
  parameters: ['str'],
  examples: [{ expr: '$uppercase("so-17a")', value: 'SO-17A' }],
  run: (call, text?: string) => changed(call.frame, text, (given) => given.toUpperCase()),
};

/** `$lowercase(text)`: the text in lower case. */
export const lowercase: NativeFunction = {
  name: 'lowercase',
  signature: '<s-:s>',
  title: '转小写',
  summary: { zh: '把字母转成小写。', en: 'The text in small letters.' },
  parameters: ['str'],
  examples: [{ expr: '$lowercase("SO-17A")', value: 'so-17a' }],
  run: (call, text?: string) => changed(call.frame, text, (given) => given.toLowerCase()),
};

function changed(frame: Frame, text: string | undefined, change: (given: string) => string) {
  if (text === undefined) return undefined;
  frame.allocateText(text.length);
  const result = change(text);
  // Some letters become longer in upper case: the German sharp s becomes two.
  frame.allocateText(result.length);
  return result;
}
