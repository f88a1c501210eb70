import type { UserCall } from '../http/Call.ts';

type Words = Pick<UserCall, 'say'>;

/** A duration for people, like `1.2 s` or `3 h 5 min`. */
export const durationText = ({ say }: Words, millis: number): string => {
  if (millis < 1_000) return say('status.millis', { n: Math.round(millis) });
  const seconds = millis / 1_000;
  if (seconds < 60) return say('status.seconds', { n: seconds.toFixed(seconds < 10 ? 1 : 0) });
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return say('status.minutes', { n: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? say('status.hours', { h: hours, m: minutes % 60 })
    : say('status.days', { d: Math.floor(hours / 24), h: hours % 24 });
};

/** Milliseconds within which something was just now. */
const justNow = 5_000;

/** How long ago something was. */
export const agoText = (words: Words, millis: number): string =>
  millis < justNow
    ? words.say('status.justNow')
    : words.say('status.ago', { time: durationText(words, millis) });
