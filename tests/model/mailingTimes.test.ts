import { describe, expect, it } from 'vitest';
import { nextQuartzTimes } from '../../runtime/model/fields/quartz/quartzTimes.ts';
import { readQuartz } from '../../runtime/model/fields/quartz/readQuartz.ts';
import { mailingCron, mailingTimeKinds, readMailingCron } from '../../runtime/model/mailings/mailingTimes.ts';

const cases: readonly (readonly [kind: string, cron: string, next: readonly string[]])[] = [
  ['daily', '0 5 18 * * ?', ['2026-03-06 18:05:00', '2026-03-07 18:05:00']],
  ['weekdays', '0 5 18 ? * MON-FRI', ['2026-03-06 18:05:00', '2026-03-09 18:05:00']],
  ['weekly', '0 5 18 ? * 3', ['2026-03-10 18:05:00', '2026-03-17 18:05:00']],
  ['monthly', '0 5 18 3 * ?', ['2026-04-03 18:05:00', '2026-05-03 18:05:00']],
];

describe('times of mailings', () => {
  it.each(cases)('%s is %s, and is read again', (name, cron, next) => {
    const kind = mailingTimeKinds.find((one) => one.name === name);
    if (kind === undefined) throw new Error(name);
    const time = { hour: 18, minute: 5, day: kind.days === undefined ? 1 : 3 };
    expect(mailingCron(kind, time)).toBe(cron);
    expect(readMailingCron(cron)).toEqual({ kind, time });
    const read = readQuartz(cron);
    expect('value' in read && nextQuartzTimes(read.value, '2026-03-05 20:00:00', 2)).toEqual(next);
  });

  it.each(['0 0/5 * * * ?', '10 5 18 * * ?', '0 5 18 L * ?', '0 5 18 30 * ?', '0 5 18 ? * MON,FRI', ''])(
    'leaves %s to who wrote it',
    (cron) => expect(readMailingCron(cron)).toBeUndefined(),
  );
});
