import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, answered } from '../../runtime/data/Answer.ts';
import type { App } from '../../runtime/host/AppContext.ts';
import { isPieceMissing, retryPieces } from '../../runtime/host/failedPieces.ts';
import { plainSettings } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import { PageStore } from '../../runtime/store/page/PageStore.ts';
import { removalText } from '../../runtime/store/page/removalText.ts';
import type { PageResult } from '../../runtime/wire/PageQuery.ts';
import { approvalOf, flowNamed } from '../forms/approvals.ts';
import { tableOf } from '../forms/harness.tsx';
import { orderTable, userWith } from './support.ts';

const schema = { format: 1, page: 'list', path: '/Orders', table: 'Orders' } as const;

/** Sets whether the window is as narrow as a phone. */
const windowIs = (narrow: boolean): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: narrow && query === '(max-width: 767px)',
  }));
};

beforeEach(() => windowIs(false));
afterEach(() => vi.unstubAllGlobals());

const choiceTable = tableOf([
  { field: 'Unit', title: '单位', type: 'select', dataKey: 'units', width: 90 },
  { field: 'Customer', title: '客户', type: 'select', dataKey: 'customers', remote: true, width: 90 },
  { field: 'Kind', title: '类别', type: 'select', data: [{ key: 1, value: '甲' }], width: 90 },
]);

function pageOf(grants: readonly string[], row: Row = {}, approval = approvalOf({}), table = orderTable()) {
  const said: string[] = [];
  const rows = [{ Order_Id: 7, Code: 'SO7', Version: 1, ...row }];
  const page = async (): Promise<Answer<PageResult>> =>
    answered({ rows, total: 1, summary: {}, ignored: [] });
  const app = {
    data: { page, steps: async () => answered(approval) },
    session: {
      user: userWith({ orders: grants }),
      data: { pages: [schema] },
      now: () => '2026-03-05 08:00:00',
    },
    settings: { of: () => plainSettings, viewsOf: () => undefined, lay: () => undefined },
    dictionaries: { options: () => undefined, forget: () => undefined, retry: () => undefined },
    renderers: new RendererRegistry([]),
    schemas: { ready: async () => undefined },
    notify: {
      error: (words: string) => said.push(words),
      clearErrors: () => void said.splice(0),
      confirm: async () => true,
    },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  return { app, said, store: new PageStore(app, schema, { main: table, details: [] }) };
}

describe('a list page', () => {
  it('asks for the labels of its columns beside its rows, not after them', () => {
    const asked: string[] = [];
    const { app, store } = pageOf(['Search'], {}, undefined, choiceTable);
    const dictionaries = { ...app.dictionaries, options: (dicNo: string) => void asked.push(dicNo) };
    new PageStore({ ...app, dictionaries } as unknown as App, schema, store.doc);
    expect(asked).toEqual(['units']);
  });

  it('opens the record its address names, to edit for who may, else to look at #L02', async () => {
    for (const [grants, title] of [
      [['Search', 'Update'], '订单 - 编辑'],
      [['Search'], '订单 - 查看'],
    ] as const) {
      const { store } = pageOf(grants);
      await store.list.follow('id=7');
      store.followOpen();
      await expect.poll(() => store.box?.phase).toBe('ready');
      expect([store.box?.title, store.box?.main.value('Code')]).toEqual([title, 'SO7']);
    }
  });

  it.each([
    ['a tree', {}, 'level'],
    ['a plain list where the page says so', { flat: true }, 'page'],
    ['a plain list beside a tree', { tree: { dataKey: 'nodes', field: 'Parent_Id' } }, 'page'],
  ] as const)('shows the rows of a table with a parent field as %s', async (_, more, asked) => {
    const { app } = pageOf(['Search']);
    const calls: string[] = [];
    const reading = (name: string) => async () => {
      calls.push(name);
      return answered({ rows: [], total: 0, summary: {}, ignored: [] });
    };
    const data = { ...app.data, page: reading('page'), treeLevel: reading('level') };
    const table = { ...orderTable(), parentField: 'Parent_Id' };
    const store = new PageStore({ ...app, data }, { ...schema, ...more }, { main: table, details: [] });
    await store.list.load();
    expect(calls).toEqual([asked]);
  });

  it('loads options again that failed to load, when it is refreshed and when a box opens', async () => {
    const { app, store } = pageOf(['Search', 'Update']);
    const retry = vi.spyOn(app.dictionaries, 'retry');
    await store.refresh();
    expect(retry).toHaveBeenCalledTimes(1);
    store.open('Add');
    expect(retry).toHaveBeenCalledTimes(2);
  });

  it('takes errors of one box away when it closes and before the next opens', async () => {
    const { app, said, store } = pageOf(['Search', 'Add']);
    app.notify.error('数据加载失败');
    store.open('Add');
    await expect.poll(() => store.box?.phase).toBe('ready');
    expect(said).toEqual([]);
    app.notify.error('客户不能为空');
    store.box?.leave();
    expect(said).toEqual([]);
  });

  it('opens a box whose code could not be loaded when the code is asked for again: the one wanted last', async () => {
    const { app, said, store } = pageOf(['Search', 'Add', 'Update']);
    let isThere = false;
    const load = async () => {
      if (!isThere) throw new TypeError('Failed to fetch');
      return [];
    };
    Object.assign(app, { renderers: new RendererRegistry([], load) });
    store.open('Add');
    await store.list.follow('id=7');
    store.followOpen();
    await expect.poll(isPieceMissing).toBe(true);
    expect([store.box, said]).toEqual([undefined, []]);
    isThere = true;
    retryPieces();
    await expect.poll(() => store.box?.phase).toBe('ready');
    expect([store.box?.title, isPieceMissing()]).toEqual(['订单 - 编辑', false]);
  });

  it('opens the record of a link with viewflow to watch, also for who may edit it #L01', async () => {
    const { store } = pageOf(['Search', 'Update']);
    await store.list.follow('viewflow=1&id=7');
    store.followOpen();
    await expect.poll(() => store.box?.phase).toBe('ready');
    expect([store.box?.title, store.box?.editable]).toEqual(['订单 - 查看', false]);
  });

  it('opens the record of a link with viewflow to decide about it for whom it waits; 取消 leaves it to look at #L01', async () => {
    const { store } = pageOf(['Search', 'Update', 'Audit'], { IsAudit: true });
    await store.list.follow('viewflow=1&id=7');
    store.followOpen();
    await expect.poll(() => store.box?.title).toBe('审核');
    store.box?.deciding.end(false);
    expect(store.box?.title).toBe('订单 - 查看');
  });

  it.each([
    ['the creator, to edit and submit again', ['Search', 'Update'], { AuditStatus: 3, CreateID: 7 }, '编辑'],
    [
      'the creator of one in approval, to look at',
      ['Search', 'Update'],
      { AuditStatus: 2, CreateID: 7 },
      '查看',
    ],
    ['another user, to look at', ['Search', 'Update'], { AuditStatus: 3, CreateID: 8 }, '查看'],
    ['a creator without the right to edit, to look at', ['Search'], { AuditStatus: 3, CreateID: 7 }, '查看'],
  ] as const)(
    'opens the returned document of a link with viewflow for %s',
    async (_, grants, row, action) => {
      const table = tableOf(
        [
          { field: 'Code', title: '编号', type: 'text' },
          { field: 'AuditStatus', title: '审核状态', type: 'select', columnType: 'int', dataKey: 'audit' },
          { field: 'CreateID', title: '创建人', type: 'number', columnType: 'int', stamp: 'createId' },
        ],
        { table: 'Orders', cnName: '订单', key: 'Order_Id' },
      );
      const { store, app } = pageOf(grants, row, approvalOf({}), table);
      Object.assign(app.session.user ?? {}, { id: 7 });
      await store.list.follow('viewflow=1&id=7');
      store.followOpen();
      await expect.poll(() => store.box?.title).toBe(`订单 - ${action}`);
      expect(store.box?.editable).toBe(action === '编辑');
    },
  );

  it.each([
    [
      'leads the approver of a link with viewflow to the page for phones',
      true,
      true,
      [{ pathname: '/approve', search: 'table=Orders&key=7' }],
    ],
    ['keeps others in the box on a phone', true, false, []],
    ['keeps the approver in the box in a wider window', false, true, []],
  ] as const)('%s', async (_, narrow, mayVote, expected) => {
    windowIs(narrow);
    const { store } = pageOf(['Search'], {}, approvalOf({ flow: flowNamed('订单审批'), mayVote }));
    const led: unknown[] = [];
    store.leadBy((link) => led.push(link));
    await store.list.follow('viewflow=1&id=7');
    store.followOpen();
    await expect.poll(() => led.length > 0 || store.box?.phase === 'ready').toBe(true);
    expect(led).toEqual(expected);
    expect(store.box?.phase).toBe(expected.length > 0 ? undefined : 'ready');
  });

  describe('of messages about documents', () => {
    const messages = tableOf(
      [
        {
          field: 'Title',
          title: '标题',
          type: 'text',
          linkTo: { path: '/{WorkTable}', where: {}, open: 'WorkTableKey' },
        },
      ],
      { table: 'Sys_Message_history', cnName: '消息记录' },
    );
    const row = { Title: '请审批', WorkTable: 'Orders', WorkTableKey: '7' };
    const linkOf = async (isNarrow: boolean, approval = approvalOf({})) => {
      windowIs(isNarrow);
      const { app } = pageOf(['Search'], {}, approval);
      const page = new PageStore(app, { ...schema, path: '/m' }, { main: messages, details: [] });
      const { pathname = '', search = '' } = (await page.linkOf(row, 'Title')) ?? {};
      return `${pathname}?${search}`;
    };
    const flow = flowNamed('订单审批');
    const asked = approvalOf({ flow, mayVote: true });

    it('leads whoever is asked to the page for phones where the window is as narrow as one', async () => {
      expect(await linkOf(true, asked)).toBe('/approve?table=Orders&key=7');
    });

    it('leads to the document, watched, in wider windows and whoever is not asked', async () => {
      const watched = '/Orders?viewflow=1&id=7';
      expect(await linkOf(false, asked)).toBe(watched);
      expect(await linkOf(true, approvalOf({ flow }))).toBe(watched);
      expect(await linkOf(true, approvalOf({ mayVote: true }))).toBe(watched);
    });
  });

  it('says what a deletion takes before it is done', () => {
    const { app } = pageOf([]);
    const rows = ['SO1', 'SO2', 'SO3', 'SO4'].map((Code) => ({ Code }));
    const said = (n: number) => removalText(app.t, orderTable(), rows.slice(0, n));
    expect([said(1), said(4)]).toEqual(['（订单 1 条：SO1）', '（订单 4 条：SO1、SO2、SO3…）']);
    expect(removalText(app.t, orderTable(), [{ Code: null }])).toBe('（订单 1 条）');
  });

  it('says so when there is nothing to delete #M08', async () => {
    const { store, said } = pageOf(['Search', 'Delete']);
    await store.removeSelected();
    expect(said).toEqual(['没有获取要删除的行数据!']);
  });
});
