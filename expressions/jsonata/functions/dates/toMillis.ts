import type { NativeFunction } from '../NativeFunction.ts';
import { datePicture } from './datePicture.ts';
import { instantOfFields } from './instantOfFields.ts';
import { isoInstant } from './isoInstant.ts';
import { readFields } from './readFields.ts';

/** Maximum length of a timestamp. */
const LONGEST = 1_000;

/**
 * `$toMillis(timestamp, picture?)`: milliseconds since 1970. Without a picture the text is ISO 8601, else
 * D3110. With a picture, nothing when the text does not match or the date does not exist, and D3136 when the
 * picture leaves a gap. UTC without a zone.
 */
export const toMillis: NativeFunction = {
  name: 'toMillis',
  signature: '<s-s?:n>',
  title: '日期转毫秒',
  summary: {
    zh: '把 ISO 8601 或按图样写的日期文本转成 1970 年起的毫秒数；没有时区按 UTC。',
    en: 'Date text, ISO 8601 or by a picture, as milliseconds since 1970; UTC when it names no zone.',
  },
  parameters: ['timestamp', 'picture'],
  examples: [
    { expr: '$toMillis("2017-11-07T15:12:37.121Z")', value: 1510067557121 },
    { expr: '$toMillis("2017年11月7日", "[Y]年[M]月[D]日")', value: 1510012800000 },
  ],
  run({ frame }, timestamp?: string, picture?: string) {
    if (timestamp === undefined) return undefined;
    if (picture === undefined) {
      const instant = isoInstant(timestamp);
      if (instant !== undefined) return instant;
      throw frame.refuse('D3110', 'The timestamp is no ISO 8601 date and time.');
    }
    const parts = datePicture(frame, picture);
    const fields = timestamp.length > LONGEST ? undefined : readFields(frame, parts, timestamp);
    return fields === undefined ? undefined : instantOfFields(frame, fields);
  },
};
