import type { JsonataValue } from '../../JsonataValue.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { isList } from '../values/kindOf.ts';

/** `$zip(list, ...)`: groups the items at equal positions; as long as the shortest list. */
export const zip: NativeFunction = {
  name: 'zip',
  signature: '<a+>',
  title: '并列',
  summary: {
    zh: '把几个列表同位置的项配成一组，长度以最短的为准。',
    en: 'Groups the items at the same place of several lists, as far as the shortest goes.',
  },
  parameters: ['array1', 'array2'],
  examples: [
    {
      expr: '$zip(["笔", "本"], [2, 5])',
      value: [
        ['笔', 2],
        ['本', 5],
      ],
    },
  ],
  run({ frame }, ...lists: readonly JsonataValue[]) {
    const columns = lists.map((list) => (isList(list) ? list : []));
    const length = Math.min(...columns.map((column) => column.length));
    frame.charge(length * (columns.length + 1));
    frame.allocate(16 * length * (columns.length + 1));
    return Array.from({ length }, (_, row) => columns.map((column) => column[row]));
  },
};
