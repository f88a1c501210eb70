import { isTrue } from '../../evaluate/isTrue.ts';
import type { JsonataValue } from '../../JsonataValue.ts';
import { sequenceOf } from '../../Sequence.ts';
import type { NativeCall } from '../NativeCall.ts';
import type { NativeFunction } from '../NativeFunction.ts';

/** `$filter(list, function)`: keeps the items for which `function(value, index, list)` is true. */
export const filter: NativeFunction = {
  name: 'filter',
  signature: '<af>',
  title: '筛选',
  summary: {
    zh: '只留下函数 (值, 序号, 列表) 为真的项。',
    en: 'The items for which a function (value, index, list) is true.',
  },
  parameters: ['array', 'function'],
  examples: [
    { expr: '$filter(单价, function($v) { $v > 5 })', data: { 单价: [2, 9.9, 7] }, value: [9.9, 7] },
  ],
  run: (call, list: readonly JsonataValue[] | undefined, fn: JsonataValue) =>
    list === undefined ? undefined : sequenceOf(kept(call, list, fn)),
};

/**
 * `$single(list, function?)`: the only item for which the function is true; D3138 for several, D3139 for
 * none.
 */
export const single: NativeFunction = {
  name: 'single',
  signature: '<af?>',
  title: '唯一一项',
  summary: {
    zh: '取函数为真的唯一一项；没有或不止一项时报错。',
    en: 'The one item for which a function is true; an error when there is none or more than one.',
  },
  parameters: ['array', 'function'],
  examples: [
    {
      expr: '$single(客户, function($v) { $v.编号 = "C02" }).名称',
      data: {
        客户: [
          { 编号: 'C01', 名称: '华东' },
          { 编号: 'C02', 名称: '华南' },
        ],
      },
      value: '华南',
    },
  ],
  run(call, list: readonly JsonataValue[] | undefined, fn: JsonataValue) {
    if (list === undefined) return undefined;
    const items = fn === undefined ? list : kept(call, list, fn);
    if (items.length > 1)
      throw call.frame.refuse('D3138', 'Exactly 1 matching item was expected, there are more.');
    if (items.length === 0)
      throw call.frame.refuse('D3139', 'Exactly 1 matching item was expected, there is none.');
    return items[0];
  },
};

function kept(call: NativeCall, list: readonly JsonataValue[], fn: JsonataValue): readonly JsonataValue[] {
  call.frame.charge(list.length);
  call.frame.allocate(16 * list.length);
  return list.filter((item, index) => isTrue(call.apply(fn, [item, index, list]), call.frame));
}
