import { describe, expect, it } from 'vitest';
import { type Answer, answered } from '../../runtime/data/Answer.ts';
import type { PageResult } from '../../runtime/data/PageQuery.ts';
import type { App } from '../../runtime/host/AppContext.ts';
import { plainSettings } from '../../runtime/model/columnSet/ColumnSet.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { Row } from '../../runtime/model/Row.ts';
import { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import { PageStore } from '../../runtime/store/PageStore.ts';
import { orderTable, userWith } from './support.ts';

function pageOf(grants: readonly string[], row: Row = {}) {
  const said: string[] = [];
  const rows = [{ Order_Id: 7, Code: 'SO7', Version: 1, ...row }];
  const page = async (): Promise<Answer<PageResult>> =>
    answered({ rows, total: 1, summary: {}, ignored: [] });
  const app = {
    data: { page },
    session: { user: userWith({ orders: grants }), now: () => '2026-03-05 08:00:00' },
    settings: { of: () => plainSettings },
    dictionaries: { options: () => undefined, forget: () => undefined },
    renderers: new RendererRegistry([]),
    notify: { error: (words: string) => said.push(words), confirm: async () => true },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const schema = { format: 1, page: 'list', path: '/Orders', table: 'Orders' } as const;
  return { said, store: new PageStore(app, schema, { main: orderTable(), details: [] }) };
}

describe('a list page', () => {
  it('opens the record its address names, to edit for who may, else to look at', async () => {
    for (const [grants, title] of [
      [['Search', 'Update'], '订单 - 编辑'],
      [['Search'], '订单 - 查看'],
    ] as const) {
      const { store } = pageOf(grants);
      await store.list.follow('id=7');
      store.followOpen();
      await expect.poll(() => store.box.phase).toBe('ready');
      expect([store.box.title, store.box.main.value('Code')]).toEqual([title, 'SO7']);
    }
  });

  it('opens the record of a link with viewflow to watch, also for who may edit it', async () => {
    const { store } = pageOf(['Search', 'Update']);
    await store.list.follow('viewflow=1&id=7');
    store.followOpen();
    await expect.poll(() => store.box.phase).toBe('ready');
    expect([store.box.title, store.box.editable]).toEqual(['订单 - 查看', false]);
  });

  it('opens the record of a link with viewflow to decide about it for whom it waits; 取消 leaves it to look at', async () => {
    const { store } = pageOf(['Search', 'Update', 'Audit'], { IsAudit: true });
    await store.list.follow('viewflow=1&id=7');
    store.followOpen();
    await expect.poll(() => store.box.title).toBe('审核');
    store.box.deciding.end(false);
    expect(store.box.title).toBe('订单 - 查看');
  });

  it('says so when there is nothing to delete', async () => {
    const { store, said } = pageOf(['Search', 'Delete']);
    await store.removeSelected();
    expect(said).toEqual(['没有获取要删除的行数据!']);
  });
});
