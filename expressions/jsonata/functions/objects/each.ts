import type { JsonataObject, JsonataValue } from '../../JsonataValue.ts';
import { sequenceOf } from '../../Sequence.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { keysOf } from '../values/entries.ts';

/**
 * `$each(object, function)`: results of `function(value, key, object)` for each entry; "nothing" results are
 * dropped.
 */
export const each: NativeFunction = {
  name: 'each',
  signature: '<o-f:a>',
  title: '逐个字段',
  summary: {
    zh: '对每个字段调用函数 (值, 名, 对象)，收集结果。',
    en: 'What a function (value, key, object) makes of each entry.',
  },
  parameters: ['object', 'function'],
  examples: [
    { expr: '$each({"笔": 2, "本": 5}, function($v, $k) { $k & "×" & $v })', value: ['笔×2', '本×5'] },
  ],
  run(call, object: JsonataObject | undefined, fn: JsonataValue) {
    if (object === undefined) return undefined;
    const results = keysOf(call.frame, object).map((key) => call.apply(fn, [object[key], key, object]));
    return sequenceOf(results.filter((result) => result !== undefined));
  },
};
