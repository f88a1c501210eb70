import type { JsonataValue } from '../../JsonataValue.ts';
import { isSequence, sequenceOf } from '../../Sequence.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { identityOf } from '../values/identityOf.ts';
import { isList } from '../values/kindOf.ts';

/**
 * `$distinct(list)`: keeps the first of equal items. A single remaining item replaces the list when a path
 * made it. Objects and lists are equal when their contents are.
 */
export const distinct: NativeFunction = {
  name: 'distinct',
  signature: '<x:x>',
  title: '去重',
  summary: {
    zh: '去掉重复的项，保留先出现的。',
    en: 'Each item once, in the order of their first appearance.',
  },
  parameters: ['array'],
  examples: [{ expr: '$distinct(客户)', data: { 客户: ['华东', '华南', '华东'] }, value: ['华东', '华南'] }],
  run({ frame }, list: JsonataValue) {
    if (!isList(list) || list.length <= 1) return list;
    frame.charge(list.length);
    frame.allocate(48 * list.length);
    const seen = new Set<unknown>();
    const first = list.filter((item) => {
      const identity = identityOf(frame, item);
      const isNew = !seen.has(identity);
      seen.add(identity);
      return isNew;
    });
    return isSequence(list) ? sequenceOf(first) : first;
  },
};
