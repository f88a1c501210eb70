import type { Message } from '../../messages/Catalogue.ts';
import { daysLater, monthsLater, monthsStart, weekStart } from './dates.ts';
import type { Period } from './Period.ts';

/** So many months, from the first of the month, quarter or year. */
const months = (name: string, title: Message, count: number): Period => ({
  name,
  title,
  days(today) {
    const from = monthsStart(today, count);
    return { from, to: daysLater(monthsLater(from, count), -1) };
  },
  earlier: (day) => monthsLater(day, -count),
});

/** The last so many days, today included. */
const lastDays = (name: string, title: Message, count: number): Period => ({
  name,
  title,
  days: (today) => ({ from: daysLater(today, 1 - count), to: today }),
  earlier: (day) => daysLater(day, -count),
});

/** The periods of cards and boards. */
export const periods: readonly Period[] = [
  lastDays('today', { zh: '今天', en: 'Today' }, 1),
  {
    name: 'yesterday',
    title: { zh: '昨天', en: 'Yesterday' },
    days: (today) => ({ from: daysLater(today, -1), to: daysLater(today, -1) }),
    earlier: (day) => daysLater(day, -1),
  },
  {
    name: 'week',
    title: { zh: '本周', en: 'This week' },
    days: (today) => ({ from: weekStart(today), to: daysLater(weekStart(today), 6) }),
    earlier: (day) => daysLater(day, -7),
  },
  months('month', { zh: '本月', en: 'This month' }, 1),
  {
    name: 'lastMonth',
    title: { zh: '上月', en: 'Last month' },
    days: (today) => {
      const to = daysLater(monthsStart(today, 1), -1);
      return { from: monthsStart(to, 1), to };
    },
    earlier: (day) => monthsLater(day, -1),
  },
  months('quarter', { zh: '本季度', en: 'This quarter' }, 3),
  months('year', { zh: '本年', en: 'This year' }, 12),
  lastDays('days7', { zh: '近7天', en: 'Last 7 days' }, 7),
  lastDays('days30', { zh: '近30天', en: 'Last 30 days' }, 30),
  {
    name: 'months12',
    title: { zh: '近12个月', en: 'Last 12 months' },
    days: (today) => ({ from: monthsLater(monthsStart(today, 1), -11), to: today }),
    earlier: (day) => monthsLater(day, -12),
  },
  {
    name: 'past',
    title: { zh: '今天以前', en: 'Before today' },
    days: (today) => ({ from: undefined, to: daysLater(today, -1) }),
  },
  {
    name: 'next7',
    title: { zh: '今后7天', en: 'Next 7 days' },
    days: (today) => ({ from: today, to: daysLater(today, 6) }),
    earlier: (day) => daysLater(day, -7),
  },
];

/** The period of this name; undefined: there is none. */
export const periodNamed = (name: string | undefined): Period | undefined =>
  periods.find((period) => period.name === name);
