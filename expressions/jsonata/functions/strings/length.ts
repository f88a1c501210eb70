import type { NativeFunction } from '../NativeFunction.ts';
import { lengthOf } from './characters.ts';

/** `$length(text)`: length in characters, so that an emoji counts once. */
export const length: NativeFunction = {
  name: 'length',
  signature: '<s-:n>',
  title: '文本长度',
  summary: { zh: '文本有多少个字符。', en: 'How many characters a text has.' },
  parameters: ['str'],
  examples: [{ expr: '$length("销售订单")', value: 4 }],
  run: (call, text?: string) => (text === undefined ? undefined : lengthOf(call.frame, text)),
};
