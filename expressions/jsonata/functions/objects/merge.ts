import type { JsonataObject, JsonataValue } from '../../JsonataValue.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { keysOf, objectOf } from '../values/entries.ts';

/** `$merge(objects)`: one object with all entries; later ones win. */
export const merge: NativeFunction = {
  name: 'merge',
  signature: '<a<o>:o>',
  title: '合并对象',
  summary: {
    zh: '把几个对象合成一个，同名的后者为准。',
    en: 'One object of several; of equal names the last wins.',
  },
  parameters: ['array'],
  examples: [{ expr: '$merge([{"数量": 1}, {"数量": 3, "单价": 2}])', value: { 数量: 3, 单价: 2 } }],
  run({ frame }, objects?: readonly JsonataObject[]) {
    if (objects === undefined) return undefined;
    frame.charge(objects.length);
    const entries: (readonly [string, JsonataValue])[] = [];
    for (const object of objects) {
      for (const key of keysOf(frame, object)) entries.push([key, object[key]]);
    }
    return objectOf(frame, entries);
  },
};
