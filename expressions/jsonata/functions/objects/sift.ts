import { isTrue } from '../../evaluate/isTrue.ts';
import type { JsonataObject, JsonataValue } from '../../JsonataValue.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { keysOf, objectOf } from '../values/entries.ts';

/**
 * `$sift(object, function)`: keeps entries for which `function(value, key, object)` is true; nothing when
 * there are none.
 */
export const sift: NativeFunction = {
  name: 'sift',
  signature: '<o-f?:o>',
  title: '筛字段',
  summary: {
    zh: '只留下函数 (值, 名, 对象) 为真的字段。',
    en: 'The entries for which a function (value, key, object) is true.',
  },
  parameters: ['object', 'function'],
  examples: [{ expr: '$sift({"笔": 2, "本": 5}, function($v) { $v > 3 })', value: { 本: 5 } }],
  run(call, object: JsonataObject | undefined, fn: JsonataValue) {
    if (object === undefined) return undefined;
    const kept = keysOf(call.frame, object).filter((key) =>
      isTrue(call.apply(fn, [object[key], key, object]), call.frame),
    );
    if (kept.length === 0) return undefined;
    return objectOf(
      call.frame,
      kept.map((key) => [key, object[key]]),
    );
  },
};
