import { isTrue } from '../../evaluate/isTrue.ts';
import type { JsonataValue } from '../../JsonataValue.ts';
import type { NativeFunction } from '../NativeFunction.ts';

/** `$boolean(value)`: JSONata's truth. */
export const boolean: NativeFunction = {
  name: 'boolean',
  signature: '<x-:b>',
  title: '转是否',
  summary: {
    zh: '空文本、0、null、空列表、空对象为否；列表里有一项为真就为真。',
    en: 'Empty text, 0, null, the empty list and object are false; a list is true when one of its items is.',
  },
  parameters: ['arg'],
  examples: [
    { expr: '$boolean(备注)', data: { 备注: '' }, value: false },
    { expr: '$boolean([0, 1])', value: true },
  ],
  run: ({ frame }, value: JsonataValue) => (value === undefined ? undefined : isTrue(value, frame)),
};

/** `$not(value)`: the negation of {@link boolean}; nothing for nothing. */
export const not: NativeFunction = {
  name: 'not',
  signature: '<x-:b>',
  title: '非',
  summary: { zh: '取反。', en: 'The contrary truth.' },
  parameters: ['arg'],
  examples: [{ expr: '$not(已审核)', data: { 已审核: false }, value: true }],
  run: ({ frame }, value: JsonataValue) => (value === undefined ? undefined : !isTrue(value, frame)),
};

/** `$exists(value)`: true for any value, null included. */
export const exists: NativeFunction = {
  name: 'exists',
  signature: '<x:b>',
  title: '存在',
  summary: {
    zh: '表达式是否有值（null 也算有）。',
    en: 'Whether the expression gives anything, null included.',
  },
  parameters: ['arg'],
  examples: [
    { expr: '$exists(客户)', data: { 数量: 3 }, value: false },
    { expr: '$exists(客户)', data: { 客户: null }, value: true },
  ],
  run: (_call, value: JsonataValue) => value !== undefined,
};
