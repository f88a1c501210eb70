import { describe, expect, it, vi } from 'vitest';
import { type Answer, answered, failed } from '../../runtime/data/Answer.ts';
import { RowsRun } from '../../runtime/store/page/RowsRun.ts';
import type { RowOutcome } from '../../runtime/wire/records/RowOutcome.ts';

const rows = [
  { key: '1', label: 'XS-1' },
  { key: '2', label: 'XS-2' },
  { key: '3', label: 'XS-3' },
];
const done = (key: string) => ({ key, ok: true, message: '结案成功' });
const refused = (key: string) => ({ key, ok: false, message: '当前单据未审核通过，不能结案' });

describe('a call about several rows', () => {
  it('says per row how it ended, and sends only the failed ones again #X09', async () => {
    const answers = [[done('1'), refused('2'), done('3')], [done('2')]];
    const send = vi.fn(async () => answered(answers.shift() ?? [], '成功2行，失败1行'));
    const run = new RowsRun(rows, send);
    expect(await run.run()).toBe(false);
    expect(run.failed).toEqual([rows[1]]);
    expect([run.changedSome, run.message]).toEqual([true, '成功2行，失败1行']);
    expect(await run.run()).toBe(true);
    expect(send.mock.calls).toEqual([[['1', '2', '3']], [['2']]]);
    expect(run.failed).toEqual([]);
  });

  it('reads the rows in a refusal of all of them', async () => {
    const all = ['1', '2', '3'].map((key) => ({ ...refused(key), status: false }));
    const run = new RowsRun(rows, async () => failed('422', '当前单据未审核通过，不能结案', all));
    expect(await run.run()).toBe(false);
    expect([run.failed.length, run.changedSome, run.failure]).toEqual([3, false, undefined]);
  });

  it('says why there is no answer at all, and can be tried again', async () => {
    const answers: Answer<readonly RowOutcome[]>[] = [
      failed('network', '网络连接失败，请检查您的网络并稍后重试'),
      answered(['1', '2', '3'].map(done)),
    ];
    const run = new RowsRun(rows, async () => answers.shift() ?? answered([]));
    await run.run();
    expect([run.answered, run.failure]).toEqual([false, '网络连接失败，请检查您的网络并稍后重试']);
    expect(await run.run()).toBe(true);
    expect(run.failure).toBeUndefined();
  });

  it('takes no answer about rows it did not send, and runs once for a double press', async () => {
    const send = vi.fn(async () => answered([done('1'), done('2'), done('3'), refused('99')]));
    const run = new RowsRun(rows, send);
    await Promise.all([run.run(), run.run()]);
    expect(send).toHaveBeenCalledOnce();
    expect(run.outcomes.has('99')).toBe(false);
  });
});
