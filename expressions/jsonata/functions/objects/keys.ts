import type { Frame } from '../../../evaluate/Frame.ts';
import type { JsonataValue } from '../../JsonataValue.ts';
import { sequenceOf } from '../../Sequence.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { keysOf } from '../values/entries.ts';
import { isJsonataObject, isList } from '../values/kindOf.ts';

/** `$keys(object)`: unique keys of an object, or of all objects in a list. */
export const keys: NativeFunction = {
  name: 'keys',
  signature: '<x-:a<s>>',
  title: '字段名',
  summary: {
    zh: '对象的全部字段名；列表则为各对象字段名的合集。',
    en: 'The names in an object, or in all objects of a list.',
  },
  parameters: ['object'],
  examples: [{ expr: '$keys({"数量": 3, "单价": 9.995})', value: ['数量', '单价'] }],
  run({ frame }, value: JsonataValue) {
    const names = new Set<string>();
    collect(frame, value, names, 0);
    return sequenceOf([...names]);
  },
};

function collect(frame: Frame, value: JsonataValue, names: Set<string>, depth: number): void {
  if (isList(value)) {
    if (depth > frame.limits.calls) throw frame.refuse('limit-depth', 'A list nested too deep.');
    frame.charge(value.length);
    for (const item of value) collect(frame, item, names, depth + 1);
  } else if (isJsonataObject(value)) {
    for (const key of keysOf(frame, value)) names.add(key);
  }
}
