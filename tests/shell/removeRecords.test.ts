import { describe, expect, it } from 'vitest';
import { answered } from '../../runtime/data/Answer.ts';
import type { App } from '../../runtime/host/AppContext.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { removeRecords } from '../../runtime/store/page/removeRecords.ts';
import type { ChoiceQuestion } from '../../runtime/store/shell/NotifyStore.ts';
import type { UsedRecord } from '../../runtime/wire/records/Uses.ts';
import { tableOf } from '../forms/harness.tsx';

const table = tableOf(
  [
    { field: 'Code', title: '编号', type: 'text' },
    { field: 'Enable', title: '是否启用', type: 'switch' },
  ],
  { table: 'Customer', cnName: '客户', key: 'Id' },
);
const plainTable = tableOf([{ field: 'Code', title: '编号', type: 'text' }], {
  table: 'Orders',
  cnName: '订单',
  key: 'Id',
});
const rows: readonly Row[] = [
  { Id: 1, Code: 'C1', Enable: 1, Version: 4 },
  { Id: 2, Code: 'C2', Enable: 1, Version: 1 },
];
const used: UsedRecord = {
  table: '客户',
  key: '1',
  name: 'C1',
  uses: [{ title: '销售订单', fieldTitle: '客户', isDocument: true, count: 93, names: ['SO-9'] }],
};

function world(records: readonly UsedRecord[] | 'lost', chosen?: string) {
  const asked: ChoiceQuestion[] = [];
  const calls: unknown[] = [];
  const app = {
    data: {
      record: async () => {
        if (records === 'lost') throw new Error('offline');
        return { uses: async () => answered({ records }) };
      },
      update: async (name: string, { main }: { main: Row }) => {
        calls.push(['update', name, main]);
        return answered({ main, details: [] });
      },
      remove: async (name: string, keys: readonly string[]) => {
        calls.push(['remove', name, keys]);
        return answered(undefined);
      },
    },
    notify: {
      confirm: async (question: ChoiceQuestion) => {
        asked.push(question);
        return true;
      },
      choose: async (question: ChoiceQuestion) => {
        asked.push(question);
        return chosen;
      },
      success: () => undefined,
      error: (said: string) => calls.push(['error', said]),
    },
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const remove = (of = table, refused: readonly string[] = []) =>
    removeRecords(app, {
      table: of,
      rows,
      keyOf: (row) => String(row.Id),
      refusal: (action) => (refused.includes(action) ? '不能' : undefined),
    });
  return { remove, asked, calls };
}

describe('deleting rows of a list', () => {
  it('asks and deletes where nothing refers to them', async () => {
    const { remove, asked, calls } = world([]);
    expect(await remove()).toEqual(['1', '2']);
    expect(asked[0]?.text).toContain('确认要删除选择的数据吗?');
    expect(calls).toEqual([['remove', 'Customer', ['1', '2']]]);
  });

  it('says before what refers to them, and disables the used ones instead', async () => {
    const { remove, asked, calls } = world([used], 'disable');
    expect(await remove()).toBe('changed');
    expect(asked[0]?.text).toContain('客户【C1】被 93 张销售订单引用（如 SO-9），不能删除');
    expect(asked[0]?.choices).toMatchObject([{ label: '停用这 1 条' }]);
    expect(calls).toEqual([['update', 'Customer', { Id: 1, Version: 4, Enable: 0 }]]);
  });

  it.each([
    ['a table that cannot disable records', plainTable, []],
    ['a user who may not change them', table, ['Update']],
  ] as const)('only says so in %s', async (_, of, refused) => {
    const { remove, asked, calls } = world([used]);
    expect(await remove(of, refused)).toBeUndefined();
    expect([asked[0]?.choices, calls]).toEqual([[], []]);
  });

  it('asks nothing where the user may not delete a row', async () => {
    const { remove, asked, calls } = world([]);
    expect(await remove(table, ['Delete'])).toBeUndefined();
    expect([asked, calls]).toEqual([[], [['error', '不能']]]);
  });

  it('leaves the decision to the server where uses cannot be asked', async () => {
    const { remove, calls } = world('lost');
    expect(await remove()).toEqual(['1', '2']);
    expect(calls).toHaveLength(1);
  });
});
