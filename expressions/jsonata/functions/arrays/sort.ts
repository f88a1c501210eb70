import { compareNumbers } from '../../../numbers/compareNumbers.ts';
import type { Numeric } from '../../../numbers/Decimal.ts';
import { isTrue } from '../../evaluate/isTrue.ts';
import { textOrder } from '../../evaluate/textOrder.ts';
import type { JsonataValue } from '../../JsonataValue.ts';
import type { NativeCall } from '../NativeCall.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { kindOf } from '../values/kindOf.ts';
import { type IsAfter, mergeSorted } from './mergeSorted.ts';

/** `$sort(list, isAfter?)`: stable. Without a function only numbers or only texts, else D3070. */
export const sort: NativeFunction = {
  name: 'sort',
  signature: '<af?:a>',
  title: '排序',
  summary: {
    zh: '按大小排序；可给一个函数 (左, 右)，为真时左排在右后面。',
    en: 'Sorts numbers or texts, or by a function (left, right) that is true when left comes after right.',
  },
  parameters: ['array', 'function'],
  examples: [
    { expr: '$sort([3, 1, 2])', value: [1, 2, 3] },
    {
      expr: '$sort(明细, function($l, $r) { $l.单价 < $r.单价 }).品名',
      data: {
        明细: [
          { 品名: '笔', 单价: 2 },
          { 品名: '本', 单价: 5 },
        ],
      },
      value: ['本', '笔'],
    },
  ],
  run(call, list?: readonly JsonataValue[], comparator?: JsonataValue) {
    if (list === undefined || list.length <= 1) return list;
    return mergeSorted(call.frame, list, isAfter(call, list, comparator));
  },
};

function isAfter(call: NativeCall, list: readonly JsonataValue[], comparator: JsonataValue): IsAfter {
  if (comparator !== undefined)
    return (left, right) => isTrue(call.apply(comparator, [left, right], true), call.frame);
  call.frame.charge(list.length);
  // The checks on every item make the casts safe.
  if (list.every((item) => kindOf(item) === 'number'))
    return (left, right) => compareNumbers(left as Numeric, right as Numeric) > 0;
  if (list.every((item) => typeof item === 'string'))
    return (left, right) => textOrder(left as string, right as string, call.frame) > 0;
  throw call.frame.refuse(
    'D3070',
    'Without a function only a list of numbers or a list of texts can be sorted.',
  );
}
