import type { JsonataValue } from '../../JsonataValue.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { kindOf } from '../values/kindOf.ts';

/** `$type(value)`: null, number, string, boolean, array, object or function; nothing for nothing. */
export const type: NativeFunction = {
  name: 'type',
  signature: '<x:s>',
  title: '类型',
  summary: {
    zh: '值的类型：null、number、string、boolean、array、object 或 function。',
    en: 'The type: null, number, string, boolean, array, object or function.',
  },
  parameters: ['value'],
  examples: [{ expr: '$type(单价)', data: { 单价: 9.995 }, value: 'number' }],
  run: (_call, value: JsonataValue) => kindOf(value),
};
