import type { JsonataValue } from '../../JsonataValue.ts';
import type { NativeFunction } from '../NativeFunction.ts';

/** `$reduce(list, function, initial?)`: a left fold by `function(accumulator, value, index, list)`; D3050 when it takes fewer than two. */
export const reduce: NativeFunction = {
  name: 'reduce',
  signature: '<afj?:j>',
  title: '累计',
  summary: {
    zh: '用函数 (累计值, 值, 序号, 列表) 从左到右累计；没有初值时从第一项开始。',
    en: 'Folds a list from the left by a function (accumulator, value, index, list), from the first item unless there is an initial value.',
  },
  parameters: ['array', 'function', 'init'],
  examples: [{ expr: '$reduce([2, 3, 4], function($累计, $v) { $累计 * $v })', value: 24 }],
  run(call, list: readonly JsonataValue[] | undefined, fn: JsonataValue, initial?: JsonataValue) {
    if (list === undefined) return undefined;
    if (call.arity(fn) < 2)
      throw call.frame.refuse(
        'D3050',
        'The second argument of reduce must be a function with at least two arguments.',
      );
    call.frame.charge(list.length);
    let result = initial === undefined ? list[0] : initial;
    for (let index = initial === undefined ? 1 : 0; index < list.length; index += 1)
      result = call.apply(fn, [result, list[index], index, list]);
    return result;
  },
};
