import type { NativeFunction } from '../NativeFunction.ts';
import { dateText } from './dateText.ts';
import { instantOf } from './Moment.ts';

/** `$now(picture?, timezone?)`: the run's single clock reading, in UTC by default; `no-clock` without one. */
export const now: NativeFunction = {
  name: 'now',
  signature: '<s?s?:s>',
  title: '当前时间',
  summary: {
    zh: '本次计算的时刻，默认 UTC 的 ISO 8601 文本；可给图样和时区。',
    en: 'The moment of this run, in UTC as ISO 8601 text unless a picture and a timezone are given.',
  },
  parameters: ['picture', 'timezone'],
  examples: [],
  run: ({ frame }, picture?: string, timezone?: string) =>
    dateText(frame, instantOf(frame), picture, timezone),
};

/** `$millis()`: the run's single clock reading in milliseconds since 1970; `no-clock` without one. */
export const millis: NativeFunction = {
  name: 'millis',
  signature: '<:n>',
  title: '当前毫秒数',
  summary: {
    zh: '本次计算的时刻，1970 年起的毫秒数。',
    en: 'The moment of this run in milliseconds since 1970.',
  },
  parameters: [],
  examples: [],
  run: ({ frame }) => instantOf(frame),
};
