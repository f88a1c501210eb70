import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QuartzTimes } from '../../renderers/fields/extras/QuartzTimes.tsx';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { text } from '../../runtime/model/messages/index.ts';

const shown = (value: string | null): string | null => {
  const app = {
    session: { now: () => '2026-03-05 10:00:00' },
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const { container } = render(
    <AppContext.Provider value={app}>
      <QuartzTimes schema={{} as never} value={value} read={() => null} />
    </AppContext.Provider>,
  );
  return container.textContent;
};

describe('below a cron expression', () => {
  it.each([
    [
      '0 0 8 ? * FRI-MON',
      '接下来的执行时间：2026-03-06 08:00:00、2026-03-07 08:00:00、2026-03-08 08:00:00、2026-03-09 08:00:00、2026-03-13 08:00:00',
    ],
    ['0 0 8 1 1 ? 2027-2028', '接下来的执行时间：2027-01-01 08:00:00、2028-01-01 08:00:00'],
    ['0 0 8 30 2 ?', 'Cron表达式没有任何将来的时间，任务不会执行'],
    ['0 0 25 * * ?', 'Cron表达式的时【25】不正确：可用的值为0-23'],
    ['0 0 0 13 * FRI', 'Cron表达式同时指定了日和周【FRI】，Quartz不支持：请把其中一个写成“?”'],
    [null, ''],
  ])('%s: %s', (value, said) => {
    expect(shown(value)).toBe(said);
  });
});
