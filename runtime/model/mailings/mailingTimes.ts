import type { Message } from '../messages/Catalogue.ts';

/** When a mail goes out: an hour and a minute, and a day of the week (1 for Sunday) or of the month where the kind has one. */
export interface MailingTime {
  readonly hour: number;
  readonly minute: number;
  readonly day: number;
}

/** How often mails go out. */
export interface MailingTimeKind {
  readonly name: string;
  readonly title: Message;
  /** Largest day that may be chosen; absent: none is. */
  readonly days?: number;
  /** The day that is chosen first; default 1. */
  readonly firstDay?: number;
  /** The end of its cron expression (day of the month, month, day of the week), with `#` in place of the chosen day. */
  readonly cronDays: string;
}

/** The kinds, in the order in which they are offered. */
export const mailingTimeKinds: readonly MailingTimeKind[] = [
  { name: 'daily', title: { zh: '每天', en: 'Every day' }, cronDays: '* * ?' },
  { name: 'weekdays', title: { zh: '工作日', en: 'Working days' }, cronDays: '? * MON-FRI' },
  { name: 'weekly', title: { zh: '每周', en: 'Every week' }, days: 7, firstDay: 2, cronDays: '? * #' },
  { name: 'monthly', title: { zh: '每月', en: 'Every month' }, days: 28, cronDays: '# * ?' },
];

/** The cron expression of a time. */
export const mailingCron = ({ cronDays }: MailingTimeKind, { hour, minute, day }: MailingTime): string =>
  `0 ${minute} ${hour} ${cronDays.replace('#', String(day))}`;

/** The kind and time of a cron expression; undefined: it is written by hand. */
export const readMailingCron = (
  cron: string,
): { readonly kind: MailingTimeKind; readonly time: MailingTime } | undefined => {
  const [second = '', minute = '', hour = '', ...days] = cron.trim().split(/\s+/);
  if (second !== '0' || !/^\d{1,2}$/.test(minute) || !/^\d{1,2}$/.test(hour)) return undefined;
  const said = days.join(' ').toUpperCase();
  for (const kind of mailingTimeKinds) {
    const [before = '', after] = kind.cronDays.split('#');
    const day = after === undefined ? '1' : said.slice(before.length, said.length - after.length);
    const time = { hour: Number(hour), minute: Number(minute), day: Number(day) };
    const fits = /^\d{1,2}$/.test(day) && time.day >= 1 && time.day <= (kind.days ?? 1);
    if (fits && kind.cronDays.replace('#', day) === said) return { kind, time };
  }
  return undefined;
};
