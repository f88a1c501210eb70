import { Decimal } from '../../../numbers/Decimal.ts';
import type { JsonataValue } from '../../JsonataValue.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { isFunction } from '../values/kindOf.ts';
import { numberText } from '../values/numberText.ts';
import { jsonText } from './jsonText.ts';

/**
 * `$string(value, prettify?)`: text stays, a function is '', all else becomes JSON; numbers keep every digit.
 */
export const string: NativeFunction = {
  name: 'string',
  signature: '<x-b?:s>',
  title: '转文本',
  summary: {
    zh: '把任意值转成文本；列表和对象写成 JSON，第二个参数为 true 时分行缩进。',
    en: 'Any value as text; lists and objects as JSON, on indented lines when the second argument is true.',
  },
  parameters: ['arg', 'prettify'],
  examples: [
    { expr: '$string(29.985)', value: '29.985' },
    { expr: '$string({"数量": 3, "单价": 9.995})', value: '{"数量":3,"单价":9.995}' },
  ],
  run(call, value: JsonataValue, prettify?: boolean) {
    if (value === undefined || typeof value === 'string') return value;
    if (typeof value === 'number' || value instanceof Decimal) return numberText(value);
    return isFunction(value) ? '' : jsonText(call.frame, value, prettify === true);
  },
};
