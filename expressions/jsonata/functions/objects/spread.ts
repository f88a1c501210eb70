import type { Frame } from '../../../evaluate/Frame.ts';
import type { JsonataValue } from '../../JsonataValue.ts';
import { sequenceOf } from '../../Sequence.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { keysOf, objectOf } from '../values/entries.ts';
import { isJsonataObject, isList } from '../values/kindOf.ts';

/** `$spread(object)`: one object per key; for a list, of all its objects. Other values stay. */
export const spread: NativeFunction = {
  name: 'spread',
  signature: '<x-:a<o>>',
  title: '拆成单字段',
  summary: {
    zh: '把对象拆成只有一个字段的对象列表。',
    en: 'One object for each name of an object.',
  },
  parameters: ['object'],
  examples: [{ expr: '$spread({"笔": 2, "本": 5})', value: [{ 笔: 2 }, { 本: 5 }] }],
  run({ frame }, value: JsonataValue) {
    if (!isList(value) && !isJsonataObject(value)) return value;
    const parts: JsonataValue[] = [];
    collect(frame, value, parts, 0);
    // A list gives a list, even of one item; an object gives a sequence.
    return isList(value) && value.length > 0 ? parts : sequenceOf(parts);
  },
};

function collect(frame: Frame, value: JsonataValue, parts: JsonataValue[], depth: number): void {
  if (depth > frame.limits.calls) throw frame.refuse('limit-depth', 'A list nested too deep.');
  if (isList(value)) {
    frame.charge(value.length);
    for (const item of value) collect(frame, item, parts, depth + 1);
  } else if (isJsonataObject(value)) {
    for (const key of keysOf(frame, value)) parts.push(objectOf(frame, [[key, value[key]]]));
  } else if (value !== undefined) {
    frame.allocate(16);
    parts.push(value);
  }
}
