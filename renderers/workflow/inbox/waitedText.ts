import type { App } from '../../../runtime/host/AppContext.ts';

const minute = 60_000;

/** Milliseconds of a time `yyyy-MM-dd HH:mm:ss`; NaN when it is none. */
const millisOf = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`);

/** How long a document has waited, in its largest unit: 刚刚, 25分钟, 3小时, 2天. Both times are of one time zone. */
export const waitedText = (since: string, now: string, t: App['t']): string => {
  const minutes = Math.max(0, Math.floor((millisOf(now) - millisOf(since)) / minute));
  if (Number.isNaN(minutes)) return since;
  if (minutes === 0) return t('inbox.justNow');
  if (minutes < 60) return t('inbox.minutes', { n: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? t('inbox.hours', { n: hours }) : t('inbox.days', { n: Math.floor(hours / 24) });
};
