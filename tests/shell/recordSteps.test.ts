import { describe, expect, it } from 'vitest';
import { type Answer, answered } from '../../runtime/data/Answer.ts';
import type { App } from '../../runtime/host/AppContext.ts';
import { plainSettings } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import { text } from '../../runtime/model/messages/index.ts';
import { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import { RecordSteps } from '../../runtime/store/box/RecordSteps.ts';
import { PageStore } from '../../runtime/store/page/PageStore.ts';
import type { PageQuery, PageResult } from '../../runtime/wire/PageQuery.ts';
import { orderTable, userWith } from './support.ts';

const schema = { format: 1, page: 'list', path: '/Orders', table: 'Orders' } as const;

/** A list of orders 1 to `total`, 30 on a page, with the record of the address open. */
async function openAt(search: string, total = 62, answer: 'save' | 'discard' | 'stay' = 'stay') {
  const keys = Array.from({ length: total }, (_, index) => index + 1);
  const went: { search: string; push: boolean }[] = [];
  const page = async (_: string, query: PageQuery): Promise<Answer<PageResult>> => {
    const named = query.wheres?.find(({ name }) => name === 'Order_Id')?.value;
    const start = (query.page - 1) * query.rows;
    const found =
      named === undefined
        ? keys.slice(start, start + query.rows)
        : keys.filter((key) => String(key) === String(named));
    const rows = found.map((key) => ({ Order_Id: key, Code: `SO${key}`, Version: 1 }));
    return answered({ rows, total: keys.length, summary: {}, ignored: [] });
  };
  const asked: string[] = [];
  const app = {
    data: { page },
    session: { user: userWith({ orders: ['Search', 'Update'] }), now: () => '2026-03-05 08:00:00' },
    settings: { of: () => plainSettings, viewsOf: () => undefined, lay: () => undefined },
    dictionaries: { options: () => undefined, forget: () => undefined, retry: () => undefined },
    renderers: new RendererRegistry([]),
    schemas: { ready: async () => undefined },
    notify: {
      error: (words: string) => asked.push(words),
      clearErrors: () => undefined,
      choose: async ({ text: question }: { text: string }) => {
        asked.push(question);
        return answer;
      },
    },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const store = new PageStore(app, schema, { main: orderTable(), details: [] });
  store.navigateBy((next, push) => {
    went.push({ search: next, push });
    void store.list.follow(next);
    store.followOpen();
  });
  await store.list.follow(search);
  store.followOpen();
  await expect.poll(() => store.box?.phase).toBe('ready');
  const { box } = store;
  if (!box?.options.source) throw new Error('The box has no list');
  const steps = new RecordSteps(app, box, box.options.source);
  steps.watch();
  return { steps, box, store, keys, went, asked };
}

describe('steps from the open record', () => {
  it('show the next and the previous record at its place, without closing the box', async () => {
    const { steps, box, went } = await openAt('id=3');
    expect(steps.place).toMatchObject({ at: 3, total: 62 });
    const phases = new Set<string>();
    const step = steps.step(1);
    for (let wait = 0; wait < 5; wait += 1) {
      phases.add(box.phase);
      await Promise.resolve();
    }
    await step;
    expect([box.main.value('Code'), [...phases], box.action]).toEqual(['SO4', ['ready'], 'Edit']);
    expect(box.voice.announcement).toBe('第 4 条，共 62 条');
    await steps.step(-1);
    await steps.step(-1);
    expect([box.main.value('Code'), steps.place?.at]).toEqual(['SO2', 2]);
    // Back leaves the box: steps replace the address.
    expect(went.map(({ push }) => push)).toEqual([false, false, false]);
    expect(went.at(-1)?.search).toBe('id=2');
  });

  it('go over the borders of pages and end at the last record', async () => {
    const { steps, box, store } = await openAt('page=2&id=60');
    await steps.step(1);
    await expect.poll(() => store.list.loading).toBe(false);
    expect([box.main.value('Code'), store.list.query.page, steps.place?.at]).toEqual(['SO61', 3, 61]);
    await steps.step(1);
    expect([steps.place?.at, steps.leads(1), steps.leads(-1)]).toEqual([62, false, true]);
    await steps.step(1);
    expect(box.main.value('Code')).toBe('SO62');
  });

  it('ask before unsaved input is lost, and stay when the user does', async () => {
    const staying = await openAt('id=3');
    staying.box.main.cell('Code').set('X');
    await staying.steps.step(1);
    expect([staying.asked.length, staying.box.main.value('Code')]).toEqual([1, 'X']);
    const leaving = await openAt('id=3', 62, 'discard');
    leaving.box.main.cell('Code').set('X');
    await leaving.steps.step(1);
    expect(leaving.box.main.value('Code')).toBe('SO4');
  });

  it('lead on from the place of a record that a change took out of the list', async () => {
    const { steps, box, store, keys } = await openAt('id=3');
    keys.splice(2, 1);
    await store.list.load();
    expect(steps.place).toMatchObject({ at: undefined, total: 61 });
    await steps.step(1);
    expect([box.main.value('Code'), steps.place?.at]).toEqual(['SO4', 3]);
  });

  it('are not offered for a record that is new or was never in the list', async () => {
    expect((await openAt('id=40')).steps.place).toBeUndefined();
    const { steps, box } = await openAt('id=3');
    await box.open('Add');
    expect(steps.place).toBeUndefined();
  });
});
