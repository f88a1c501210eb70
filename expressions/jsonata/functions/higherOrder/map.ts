import type { JsonataValue } from '../../JsonataValue.ts';
import { sequenceOf } from '../../Sequence.ts';
import type { NativeFunction } from '../NativeFunction.ts';

/**
 * `$map(list, function)`: results of `function(value, index, list)` for each item; "nothing" results are
 * dropped.
 */
export const map: NativeFunction = {
  name: 'map',
  signature: '<af>',
  title: '逐项计算',
  summary: {
    zh: '对每一项调用函数 (值, 序号, 列表)，收集结果。',
    en: 'What a function (value, index, list) makes of each item.',
  },
  parameters: ['array', 'function'],
  examples: [{ expr: '$map([1, 2, 3], function($v) { $v * 1.1 })', value: [1.1, 2.2, 3.3] }],
  run(call, list: readonly JsonataValue[] | undefined, fn: JsonataValue) {
    if (list === undefined) return undefined;
    call.frame.charge(list.length);
    call.frame.allocate(16 * list.length);
    const results = list.map((item, index) => call.apply(fn, [item, index, list]));
    return sequenceOf(results.filter((result) => result !== undefined));
  },
};
