import { act, fireEvent, render, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { SideTree } from '../../renderers/pages/list/SideTree.tsx';
import { type Answer, answered, failed } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { resolve } from '../../runtime/model/fields/resolve/resolve.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';
import type { SavedRecord } from '../../runtime/wire/SavePayload.ts';
import { types, userWith } from './support.ts';

/** 公司 (1) with 生产部 (2), below it 一车间 (3); 销售部 (4) beside 生产部. */
const options = [
  { key: 1, value: '公司', parentId: null },
  { key: 2, value: '生产部', parentId: 1 },
  { key: 3, value: '一车间', parentId: 2 },
  { key: 4, value: '销售部', parentId: 1 },
];

const departments = (readonly: boolean, parentBy?: string) =>
  resolve(
    [
      {
        kind: 'table',
        name: 'Departments',
        table: {
          table: 'Departments',
          cnName: '部门',
          key: 'Id',
          nameField: 'Name',
          parentField: 'ParentId',
          ...(parentBy === undefined ? {} : { parentBy }),
        },
        fields: [
          { field: 'Name', title: '名称', type: 'text' },
          { field: 'Code', title: '编码', type: 'number', columnType: 'int' },
          { field: 'ParentId', title: '上级', type: 'number', columnType: 'int', readonly },
        ],
      },
    ],
    types,
  ).table;

interface World {
  readonly grants?: readonly string[];
  readonly readonly?: boolean;
  readonly parentBy?: string;
  readonly answer?: Answer<SavedRecord>;
  /** Options that stand in place of the first ones, an observable box. */
  readonly nodes?: { readonly now: typeof options };
}

async function opened({
  grants = ['Search', 'Update'],
  readonly = false,
  parentBy,
  answer,
  nodes,
}: World = {}) {
  const sent: unknown[] = [];
  const said: string[] = [];
  let undo = (): void => undefined;
  const loads = vi.fn();
  const say = (words: string) => said.push(words);
  const app = {
    data: {
      update: async (table: string, { main }: { main: object }) => {
        sent.push([table, main]);
        return answer ?? answered({ main: {}, details: [] });
      },
      // Records whose keys are a hundred times their codes.
      page: async (_: string, { wheres: [where] }: { wheres: readonly { value: string }[] }) =>
        answered({ rows: where?.value === '2' ? [] : [{ Id: Number(where?.value) * 100 }] }),
    },
    schemas: { document: async () => answered({ main: departments(readonly, parentBy), details: [] }) },
    session: { user: userWith({ departments: grants }) },
    dictionaries: { options: () => nodes?.now ?? options, forget: vi.fn() },
    notify: {
      error: say,
      announce: say,
      success: (words: string, action: { run(): void }) => {
        say(words);
        undo = action.run;
      },
    },
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const query = observable<{ node: string | undefined }>({ node: undefined });
  const page = {
    page: { tree: { dataKey: 'departments', field: 'ParentId', table: 'Departments' } },
    list: { query, load: loads },
    go: (next: { node: string | undefined }) => runInAction(() => Object.assign(query, next)),
  } as unknown as PageStore;
  const tree = (
    <AppContext.Provider value={app}>
      <SideTree page={page} dataKey="departments" title="上级" />
    </AppContext.Provider>
  );
  render(tree);
  await act(async () => undefined);
  const choose = (node: string): void => act(() => page.go({ node }));
  return { sent, said, loads, query, choose, undo: () => undo() };
}

const item = (name: string) =>
  screen.getAllByRole('treeitem').find(({ textContent }) => textContent === name) as HTMLElement;
const press = (key: string, ctrlKey = false) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ctrlKey }));

describe('the tree beside a list', () => {
  it('is one tab stop that arrow keys walk, and Enter chooses', async () => {
    const { query } = await opened();
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toEqual([item('全部')]);
    act(() => item('全部').focus());
    for (const [key, name] of [
      ['ArrowDown', '公司'],
      ['ArrowRight', '生产部'],
      ['End', '销售部'],
      ['ArrowUp', '一车间'],
      ['ArrowLeft', '生产部'],
      ['Home', '全部'],
      ['End', '销售部'],
    ] as const) {
      await press(key);
      expect([key, document.activeElement?.textContent]).toEqual([key, name]);
    }
    await press('Enter');
    expect(query.node).toBe('4');
  });

  it('moves a node by keys, and back', async () => {
    const { sent, said, loads, undo } = await opened();
    act(() => item('一车间').focus());
    await press('x', true);
    act(() => item('销售部').focus());
    await press('v', true);
    expect(sent).toEqual([['Departments', { Id: 3, ParentId: 4 }]]);
    expect(said).toEqual(['已拿起【一车间】，请选择新的上级', '【一车间】已移到【销售部】下']);
    expect(loads).toHaveBeenCalledTimes(1);
    await act(async () => undo());
    expect(sent.at(-1)).toEqual(['Departments', { Id: 3, ParentId: 2 }]);
    act(() => item('一车间').focus());
    await press('x', true);
    act(() => item('全部').focus());
    await press('v', true);
    expect(sent.at(-1)).toEqual(['Departments', { Id: 3, ParentId: null }]);
  });

  it('moves a node that is known by its code, by the key of its record', async () => {
    const { sent, said, undo } = await opened({ parentBy: 'Code' });
    act(() => item('一车间').focus());
    await press('x', true);
    act(() => item('销售部').focus());
    await press('v', true);
    expect(sent).toEqual([['Departments', { Id: 300, ParentId: 4 }]]);
    await act(async () => undo());
    expect(sent.at(-1)).toEqual(['Departments', { Id: 300, ParentId: 2 }]);
    act(() => item('生产部').focus());
    await press('x', true);
    act(() => item('销售部').focus());
    await press('v', true);
    expect(said.at(-1)).toBe('【生产部】已不存在，请刷新后再移动');
    expect(sent).toHaveLength(2);
  });

  it('keeps open and closed nodes and the focus when its nodes load again', async () => {
    const nodes = observable.box(options, { deep: false });
    await opened({
      nodes: {
        get now() {
          return nodes.get();
        },
      },
    });
    act(() => item('生产部').focus());
    await press('ArrowLeft');
    const names = (): readonly (string | null)[] =>
      screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
    expect(names()).toEqual(['全部', '公司', '生产部', '销售部']);
    act(() => runInAction(() => nodes.set([...options, { key: 5, value: '外贸部', parentId: 4 }])));
    expect(names()).toEqual(['全部', '公司', '生产部', '销售部', '外贸部']);
    expect(document.activeElement?.textContent).toBe('生产部');
  });

  it.each([
    ['生产部', '一车间'],
    ['公司', '一车间'],
    ['生产部', '生产部'],
  ])('refuses to move %s below %s in words, without a call', async (name, parent) => {
    const { sent, said } = await opened();
    act(() => item(name).focus());
    await press('x', true);
    act(() => item(parent).focus());
    await press('v', true);
    expect([sent, said.at(-1)]).toEqual([[], `【${name}】不能移到自己或自己的下级【${parent}】下`]);
  });

  it('says what the server refuses, and gives up on Escape', async () => {
    const { sent, said, loads } = await opened({ answer: failed('422', '上级不能是自己或自己的下级') });
    act(() => item('一车间').focus());
    await press('x', true);
    await press('Escape');
    await press('v', true);
    expect([sent, said.at(-1)]).toEqual([[], '已取消移动【一车间】']);
    await press('x', true);
    act(() => item('销售部').focus());
    await press('v', true);
    expect([sent.length, said.at(-1), loads.mock.calls.length]).toEqual([1, '上级不能是自己或自己的下级', 0]);
  });

  it('moves the chosen node by buttons', async () => {
    const { sent, choose } = await opened();
    const click = (name: string) =>
      act(async () => void fireEvent.click(screen.getByRole('button', { name })));
    choose('3');
    await click('移动【一车间】');
    choose('4');
    await click('放到【销售部】下');
    expect(sent).toEqual([['Departments', { Id: 3, ParentId: 4 }]]);
  });

  it.each<readonly [string, World]>([
    ['the right', { grants: ['Search'] }],
    ['a parent that may be edited', { readonly: true }],
  ])('moves nothing without %s', async (_, world) => {
    const { sent, said } = await opened(world);
    act(() => item('一车间').focus());
    await press('x', true);
    act(() => item('销售部').focus());
    await press('v', true);
    expect([sent, said]).toEqual([[], []]);
  });
});
