import { timeOfBackup } from './backupNames.ts';

/** How many backups of a folder are kept: the newest of each of the last days, weeks and months that have one. */
export interface KeepRule {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

const units = { d: 'days', w: 'weeks', m: 'months' } as const;
const most = 1000;

/** Reads a rule like `7d,4w,12m`. Undefined: not a rule. */
export const readKeepRule = (text: string): KeepRule | undefined => {
  const rule = { days: 0, weeks: 0, months: 0 };
  for (const part of text.split(',')) {
    const [, count, unit] = /^(\d{1,4})([dwm])$/.exec(part.trim()) ?? [];
    if (count === undefined || unit === undefined || Number(count) > most) return undefined;
    rule[units[unit as keyof typeof units]] = Number(count);
  }
  return rule.days + rule.weeks + rule.months > 0 ? rule : undefined;
};

/** The Monday of a day, both as `yyyy-MM-dd`. */
const mondayOf = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
};

const periods: readonly { readonly of: keyof KeepRule; period(time: string): string }[] = [
  { of: 'days', period: (time) => time.slice(0, 10) },
  { of: 'weeks', period: (time) => mondayOf(time.slice(0, 10)) },
  { of: 'months', period: (time) => time.slice(0, 7) },
];

/** The names of backups that a rule no longer keeps. The newest one is always kept, and so is every file of another name. */
export const outdatedBackups = (names: readonly string[], rule: KeepRule): readonly string[] => {
  const backups = names
    .flatMap((name) => {
      const time = timeOfBackup(name);
      return time === undefined ? [] : [{ name, time }];
    })
    .toSorted((a, b) => (a.time < b.time ? 1 : -1));
  const kept = new Set(backups.slice(0, 1).map(({ name }) => name));
  for (const { of, period } of periods) {
    const seen = new Set<string>();
    for (const { name, time } of backups) {
      if (seen.has(period(time))) continue;
      if (seen.size === rule[of]) break;
      seen.add(period(time));
      kept.add(name);
    }
  }
  return backups.map(({ name }) => name).filter((name) => !kept.has(name));
};
