import type { Frame } from '../../../evaluate/Frame.ts';
import type { JsonataValue } from '../../JsonataValue.ts';
import { sequenceOf } from '../../Sequence.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { isJsonataObject, isList } from '../values/kindOf.ts';

/** `$lookup(object, key)`: an own value by key; for a list, the values of all its objects. */
export const lookup: NativeFunction = {
  name: 'lookup',
  signature: '<x-s:x>',
  title: '取字段',
  summary: {
    zh: '按名字取对象的值；列表则取其中每个对象的值。',
    en: 'The value under a name; of a list, the values of all its objects.',
  },
  parameters: ['object', 'key'],
  examples: [
    { expr: '$lookup(税率, 类别)', data: { 类别: '服务', 税率: { 货物: 0.13, 服务: 0.06 } }, value: 0.06 },
  ],
  run({ frame }, value: JsonataValue, key: string | undefined) {
    return key === undefined ? undefined : found(frame, value, key, 0);
  },
};

function found(frame: Frame, value: JsonataValue, key: string, depth: number): JsonataValue {
  if (isJsonataObject(value))
    return key !== '__proto__' && Object.hasOwn(value, key) ? value[key] : undefined;
  if (!isList(value)) return undefined;
  if (depth > frame.limits.calls) throw frame.refuse('limit-depth', 'A list nested too deep.');
  frame.charge(value.length);
  const values: JsonataValue[] = [];
  for (const item of value) {
    const own = found(frame, item, key, depth + 1);
    if (own === undefined) continue;
    const several = isList(own) ? own : [own];
    frame.charge(several.length);
    frame.allocate(16 * several.length);
    for (const one of several) values.push(one);
  }
  return sequenceOf(values);
}
