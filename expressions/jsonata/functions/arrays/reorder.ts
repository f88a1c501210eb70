import type { JsonataValue } from '../../JsonataValue.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { randomOf } from '../numbers/random.ts';

/** `$reverse(list)`: the items in reverse order. */
export const reverse: NativeFunction = {
  name: 'reverse',
  signature: '<a:a>',
  title: '倒序',
  summary: { zh: '把列表倒过来。', en: 'The list from its end.' },
  parameters: ['array'],
  examples: [{ expr: '$reverse(["红", "黄", "蓝"])', value: ['蓝', '黄', '红'] }],
  run({ frame }, list?: readonly JsonataValue[]) {
    if (list === undefined) return undefined;
    frame.charge(list.length);
    frame.allocate(16 * list.length);
    return [...list].reverse();
  },
};

/** `$shuffle(list)`: random order from the run's random source; `not-deterministic` without one. */
export const shuffle: NativeFunction = {
  name: 'shuffle',
  signature: '<a:a>',
  title: '打乱',
  summary: { zh: '随机打乱列表的顺序。', en: 'The list in random order.' },
  parameters: ['array'],
  examples: [{ expr: '$shuffle(["红"])', value: ['红'] }],
  run({ frame }, list?: readonly JsonataValue[]) {
    if (list === undefined || list.length <= 1) return list;
    const random = randomOf(frame);
    frame.charge(list.length);
    frame.allocate(16 * list.length);
    const items = [...list];
    for (let at = items.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [items[at], items[other]] = [items[other], items[at]];
    }
    return items;
  },
};
