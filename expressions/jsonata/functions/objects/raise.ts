import type { JsonataValue } from '../../JsonataValue.ts';
import type { NativeFunction } from '../NativeFunction.ts';

/** `$error(message?)`: aborts the formula with D3137 and the message. */
export const error: NativeFunction = {
  name: 'error',
  signature: '<s?:x>',
  title: '报错',
  summary: { zh: '以给定的消息中止公式。', en: 'Ends the formula with a message.' },
  parameters: ['message'],
  examples: [],
  run({ frame }, message?: string) {
    throw frame.refuse('D3137', message ?? '$error() function evaluated');
  },
};

/** `$assert(condition, message?)`: nothing when true, else aborts with D3141 and the message. */
export const assert: NativeFunction = {
  name: 'assert',
  signature: '<bs?:x>',
  title: '断言',
  summary: {
    zh: '条件不成立时以给定的消息中止公式。',
    en: 'Ends the formula with a message unless the condition holds.',
  },
  parameters: ['condition', 'message'],
  examples: [{ expr: '($assert(数量 > 0, "数量必须大于零"); 数量)', data: { 数量: 3 }, value: 3 }],
  run({ frame }, condition?: JsonataValue, message?: string) {
    if (condition !== true) throw frame.refuse('D3141', message ?? '$assert() statement failed');
    return undefined;
  },
};
