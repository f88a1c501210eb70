import type { Locale } from '../../schema/Locale.ts';

/** Seconds of the units that a duration can be stored in. */
export const durationUnits = { second: 1, minute: 60, hour: 3600, day: 86_400 } as const;

/** Unit of a stored duration. */
type DurationUnit = keyof typeof durationUnits;

/** How each unit is written, the longest first. */
const words: readonly { readonly unit: DurationUnit; readonly zh: string; readonly en: string }[] = [
  { unit: 'day', zh: '天', en: 'd' },
  { unit: 'hour', zh: '小时', en: 'h' },
  { unit: 'minute', zh: '分', en: 'min' },
  { unit: 'second', zh: '秒', en: 's' },
];

const clock = /^(\d+):([0-5]?\d)(?::([0-5]?\d))?$/;
/** Amounts of days, hours, minutes and seconds, each of which may be absent. */
const spoken =
  /^(?:(\d+(?:\.\d+)?) ?(?:天|日|days?|d) ?)?(?:(\d+(?:\.\d+)?) ?(?:小时|时|hours?|h) ?)?(?:(\d+(?:\.\d+)?) ?(?:分钟|分|minutes?|min|m) ?)?(?:(\d+(?:\.\d+)?) ?(?:秒|seconds?|sec|s))?$/i;

/** Seconds of a typed duration (`2:30`, `-1:02:03`, `2h 30min`, `2小时30分`); undefined: the text is no duration. */
export function secondsOf(text: string): number | undefined {
  const [, sign = '', positive = ''] = /^([-−]?)(.*)$/s.exec(text) ?? [];
  const seconds = positiveSeconds(positive);
  return seconds === undefined || sign === '' || seconds === 0 ? seconds : -seconds;
}

/**
 * Seconds of a stored duration. `grain`: seconds of the last decimal that its column keeps. A time that was cut to it is the
 * whole minute or second next to it: 0.33 hours are 20 minutes.
 */
export function wholeSeconds(seconds: number, grain: number): number {
  const step = [60, 1].find(
    (unit) => Math.abs(seconds - Math.round(seconds / unit) * unit) <= grain / 2 + 1e-6,
  );
  return step === undefined ? seconds : Math.round(seconds / step) * step;
}

function positiveSeconds(text: string): number | undefined {
  const [isClock, hours, minutes, seconds = '0'] = clock.exec(text) ?? [];
  if (isClock !== undefined) return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const [isSpoken, ...amounts] = spoken.exec(text) ?? [];
  if (isSpoken === undefined || amounts.every((amount) => amount === undefined)) return undefined;
  return words.reduce((sum, { unit }, at) => sum + Number(amounts[at] ?? 0) * durationUnits[unit], 0);
}

/**
 * Seconds in words: `2小时30分`, `2 h 30 min`. Days only where the duration is stored in days, because a day of work has
 * fewer hours.
 */
export function durationText(seconds: number, unit: DurationUnit, locale: Locale): string {
  const parts: string[] = [];
  let rest = Math.abs(Math.round(seconds));
  const shown = words.filter((word) => word.unit !== 'day' || unit === 'day');
  for (const word of shown) {
    const amount = Math.floor(rest / durationUnits[word.unit]);
    rest -= amount * durationUnits[word.unit];
    if (amount > 0) parts.push(locale === 'zh' ? `${amount}${word.zh}` : `${amount} ${word.en}`);
  }
  const own = words.find((word) => word.unit === unit);
  if (parts.length === 0) return locale === 'zh' ? `0${own?.zh}` : `0 ${own?.en}`;
  return (seconds < 0 ? '-' : '') + parts.join(locale === 'zh' ? '' : ' ');
}
