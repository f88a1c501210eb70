import type { JsonataValue } from '../../JsonataValue.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { isList } from '../values/kindOf.ts';

/**
 * `$append(first, second)`: joins two lists. A value that is no list counts as a list of one; nothing adds
 * nothing.
 */
export const append: NativeFunction = {
  name: 'append',
  signature: '<xx:a>',
  title: '接上',
  summary: { zh: '把两个列表（或值）接成一个列表。', en: 'One list of two lists or values.' },
  parameters: ['array1', 'array2'],
  examples: [{ expr: '$append(["红", "黄"], "蓝")', value: ['红', '黄', '蓝'] }],
  run({ frame }, first: JsonataValue, second: JsonataValue) {
    if (first === undefined) return second;
    if (second === undefined) return first;
    const [head, tail] = [first, second].map((value) => (isList(value) ? value : [value]));
    const length = (head?.length ?? 0) + (tail?.length ?? 0);
    frame.charge(1 + (length >>> 3));
    frame.allocate(16 * length);
    return [...(head ?? []), ...(tail ?? [])];
  },
};
