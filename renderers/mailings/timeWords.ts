import type { App } from '../../runtime/host/AppContext.ts';
import { readMailingCron } from '../../runtime/model/mailings/mailingTimes.ts';

/** A Sunday, from which weekdays are named. */
const sunday = Date.UTC(2023, 0, 1);
const day = 86_400_000;

/** A day of the week, 1 for Sunday: 星期一. */
export const weekdayName = (number: number, locale: App['locale']): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(sunday + (number - 1) * day);

/** Two digits: 08. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** When something goes out, in words: 每周 星期一 08:00. A cron expression of another kind stands as it is. */
export const timeWords = (cron: string, t: App['t'], locale: App['locale']): string => {
  const found = readMailingCron(cron);
  if (found === undefined) return cron;
  const { kind, time } = found;
  const days =
    kind.name === 'weekly'
      ? [weekdayName(time.day, locale)]
      : kind.days === undefined
        ? []
        : [t('mailing.dayOf', { n: time.day })];
  return [kind.title[locale], ...days, `${twoDigits(time.hour)}:${twoDigits(time.minute)}`].join(' ');
};
