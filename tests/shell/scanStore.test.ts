import { describe, expect, it } from 'vitest';
import { answered, failed } from '../../runtime/data/Answer.ts';
import { savedOf } from '../forms/harness.tsx';
import { scanWorld, type works } from './scanWorld.ts';

/** Codes in order, each with what is said or why it is refused. */
const stories: readonly {
  readonly says: string;
  readonly work: keyof typeof works;
  readonly codes: readonly (readonly [code: string, said: string, problem: string])[];
}[] = [
  {
    says: 'takes the order, the store and its products in any order, and refuses what is not of it',
    work: 'rows',
    codes: [
      ['P1', '', '没有订单编号 P1'],
      ['A-1', 'A-1', ''],
      ['P1', '轴，余 40', ''],
      ['W1', '仓库 W1', ''],
      ['P2', '轮，余 5', ''],
      ['P9', '轮，余 5', 'A-1 里没有产品编号 P9'],
      ['B/2', '轮，余 5', 'B/2 是另一张订单。正在做的是 A-1：先完成它，或按“重来”'],
      ['A-1', '轮，余 5', 'A-1 已经扫过，请接着数量'],
      ['P1', '轮，余 5', '轴 已经扫过，在本单中。要改数量请点它'],
      ['P2', '轮，余 5', '轮 已经扫过，在本单中。要改数量请点它'],
      ['p4', '轮，余 5', '没有可以发货的余量'],
    ],
  },
  {
    says: 'says at once that nothing is left of a document',
    work: 'rows',
    codes: [['SHUT', '', '没有可以发货的余量']],
  },
  {
    says: 'lets the user choose among rows with one code, and takes the last of them by itself',
    work: 'rows',
    codes: [
      ['A-1', 'A-1', ''],
      ['P3', '编号 P3 有 2 行，请点选一行', ''],
    ],
  },
  {
    says: 'reads the document and its row from one label, whose last separator divides',
    work: 'header',
    codes: [
      ['A-1/P1', '轴，余 40', ''],
      ['A-1/P1', '轴，余 40', '轴 已经扫过，在本单中。要改数量请点它'],
      ['B/2/P9', '轴，余 40', 'B/2 是另一张订单。正在做的是 A-1：先完成它，或按“重来”'],
      ['A-1/P9', '轴，余 40', 'A-1 里没有产品编号 P9'],
      ['A-1/P2', '轮，余 5', ''],
    ],
  },
  {
    says: 'finds a row of a document whose number has the separator',
    work: 'header',
    codes: [['B/2/P9', '梁，余 3', '']],
  },
  {
    says: 'makes a document of nothing, between two stores that differ',
    work: 'picks',
    codes: [
      ['W1', '仓库 W1', ''],
      ['W1', '仓库 W1', 'W1 已经扫过：它是仓库'],
      ['W2', '调入仓库 W2', ''],
      ['P1', '轴', ''],
      ['P1', '轴', '轴 已经扫过，在本单中。要改数量请点它'],
      ['P7', '轴', '没有产品编号 P7'],
    ],
  },
];

describe('scanned codes', () => {
  it.each(stories)('$work: $says', async ({ work, codes }) => {
    const { store } = await scanWorld(work);
    for (const [code, said, problem] of codes) {
      await store.take(` ${code} `);
      expect([code, store.said, store.problem]).toEqual([code, said, problem]);
    }
  });
});

describe('what a scan page saves', () => {
  it('is one document of all rows with what the server made of them, and keeps the store for the next', async () => {
    const { store, add } = await scanWorld('rows');
    for (const code of ['A-1', 'W1', 'P1', 'P2']) await store.take(code);
    store.line?.enter('2.5');
    const [first] = store.lines;
    if (first) store.edit(first);
    store.line?.enter('30');
    await store.done();
    expect(add.mock.calls.map(([table, payload]) => [table, payload])).toEqual([
      [
        'Out',
        {
          main: { Order_Id: 1, Store_Id: 1 },
          details: [
            {
              table: 'OutLine',
              rows: [
                { Line_Id: 12, Item_Id: 31, Qty: '2.5' },
                { Line_Id: 11, Item_Id: 31, Qty: '30' },
              ],
              delKeys: [],
            },
          ],
        },
      ],
    ]);
    expect(store.said).toContain('已保存：轮 2.5, 轴 30');
    expect([store.source, store.line, store.lines.length, store.header.value('Store_Id')]).toEqual([
      ...[undefined, undefined, 0, 1],
    ]);
  });

  it('begins where the last document ended, with it when both are made together, else as declared', async () => {
    const fresh = await scanWorld('header');
    expect(fresh.store.header.value('Began')).toBe('2024-05-06 08:00:00');
    const together = { Began: '2024-05-06 05:00:00', Ended: '2024-05-06 07:05:00' };
    const second = await scanWorld('header', { own: [together] });
    expect(second.store.header.value('Began')).toBe('2024-05-06 05:00:00');
    const { store, add } = await scanWorld('header', { own: [{ Ended: '2024-05-06 06:30:00' }] });
    await store.take('A-1/P1');
    store.line?.enter('12');
    await store.done();
    expect(add.mock.calls[0]?.[1]).toEqual({
      main: { Order_Id: 1, Qty: '12', Began: '2024-05-06 06:30:00' },
      details: [{ table: 'OutLine', rows: [], delKeys: [] }],
    });
  });

  it('is made of a tapped task as of a scanned label', async () => {
    const { store, work } = await scanWorld('header');
    const [task] = store.tasks?.rows ?? [];
    if (task && work.tasks) await store.tapTask(task, work.tasks);
    expect([store.said, store.line?.quantity]).toEqual(['轴，余 40', '40']);
  });

  it('is nothing without a quantity, and nothing without rows', async () => {
    const { store, add } = await scanWorld('rows');
    await store.take('A-1');
    await store.done();
    expect(store.problem).toBe('还没有扫描明细');
    await store.take('P1');
    for (const wrong of ['', '0', '-1', '1e', '一']) {
      store.line?.enter(wrong);
      await store.done();
      expect([wrong, store.problem]).toEqual([wrong, '请输入大于 0 的数量']);
    }
    await store.take('P2');
    expect([store.problem, store.line?.parts.name]).toEqual(['请输入大于 0 的数量', '轴']);
    expect(add).not.toHaveBeenCalled();
  });

  it('stays as it is when it is refused, with the words of the server', async () => {
    const { store } = await scanWorld('header', { add: async () => failed('409', '报工：共 40，本单要 41') });
    await store.take('A-1/P1');
    store.line?.enter('41');
    await store.done();
    expect([store.problem, store.line?.quantity, store.source?.name, store.unsaved]).toEqual([
      ...['报工：共 40，本单要 41', '41', 'A-1', true],
    ]);
  });

  it('is sent again with the same key when the answer was lost, and once when 完成 is pressed twice', async () => {
    let isLost = true;
    const { store, add } = await scanWorld('header', {
      add: async (_table, payload) => (isLost ? failed('network', '连不上') : answered(savedOf(payload, 7))),
    });
    await store.take('A-1/P1');
    await store.done();
    expect([store.problem, store.line?.quantity]).toEqual(['连不上', '40']);
    isLost = false;
    await Promise.all([store.done(), store.done()]);
    expect(add).toHaveBeenCalledTimes(2);
    const [lost, again] = add.mock.calls;
    expect(again).toEqual(lost);
    expect(store.said).toContain('已保存：轴 40');
  });

  it('is said to have arrived when its answer was lost and the quantity was changed since', async () => {
    let isLost = true;
    const { store, add } = await scanWorld('header', {
      add: async (_table, payload) => (isLost ? failed('network', '连不上') : answered(savedOf(payload, 7))),
    });
    await store.take('A-1/P1');
    await store.done();
    isLost = false;
    store.line?.enter('39');
    await store.done();
    expect(add.mock.calls.map(([, { main }]) => main.Qty)).toEqual(['40', '40']);
    expect(store.problem).toContain('上一次提交其实已经保存');
  });
});
