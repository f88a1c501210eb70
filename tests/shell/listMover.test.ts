import { describe, expect, it } from 'vitest';
import { type Answer, answered, failed } from '../../runtime/data/Answer.ts';
import type { App } from '../../runtime/host/AppContext.ts';
import { plainSettings } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import { listMoverOf } from '../../runtime/store/list/ListMover.ts';
import { listOrder } from '../../runtime/store/list/listOrder.ts';
import { PageStore } from '../../runtime/store/page/PageStore.ts';
import type { PageQuery } from '../../runtime/wire/PageQuery.ts';
import type { RowMove } from '../../runtime/wire/records/RowMove.ts';
import { tableOf } from '../model/tableOf.ts';
import { userWith } from './support.ts';

const stored: readonly Row[] = ['下料', '粗车', '精车', '磨削'].map((Name, at) => ({
  Process_Id: at + 1,
  Name,
  Sequence: (at + 1) * 10,
}));

/** A list of processes whose server records moves; `refuse` makes it refuse them. */
async function world(search = '', options: { readonly grants?: readonly string[]; refuse?: string } = {}) {
  const sent: RowMove[] = [];
  const asked: PageQuery[] = [];
  const said: string[] = [];
  let offered: { run(): void } | undefined;
  const app = {
    data: {
      page: async (_table: string, query: PageQuery) => {
        asked.push(query);
        const rows = query.order === 'desc' ? stored.toReversed() : stored;
        return answered({ rows, total: 4, summary: {}, ignored: [] });
      },
      rows: async () => ({
        moveRow: async (_table: string, move: RowMove): Promise<Answer<readonly Row[]>> => {
          sent.push(move);
          if (options.refuse !== undefined) return failed('403', options.refuse);
          return answered([{ Process_Id: Number(move.key), Sequence: 99, Version: 2 }]);
        },
      }),
    },
    session: { user: userWith({ base_process: options.grants ?? ['Search', 'Update'] }), now: () => '' },
    settings: { of: () => plainSettings, viewsOf: () => undefined, lay: () => undefined },
    dictionaries: { options: () => undefined, forget: () => undefined, retry: () => undefined },
    renderers: new RendererRegistry([]),
    notify: {
      error: (words: string) => said.push(words),
      announce: (words: string) => said.push(words),
      success: (words: string, action?: { run(): void }) => {
        said.push(words);
        offered = action;
      },
    },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0]) => text(key, 'zh'),
  } as unknown as App;
  const main = tableOf(
    [
      { field: 'Name', title: '工序名称', type: 'text' },
      { field: 'Sequence', title: '顺序', type: 'number', hidden: true },
    ],
    { table: 'Base_Process', key: 'Process_Id', sortName: 'Sequence', grid: { sequence: 'Sequence' } },
  );
  const schema = { format: 1, page: 'list', path: '/Base_Process', table: 'Base_Process' } as const;
  const page = new PageStore(app, schema, { main, details: [] });
  await page.list.follow(search);
  const names = (): string => page.list.rows.map((row) => row.Name).join(' ');
  return { page, sent, asked, said, names, mover: listMoverOf(page), undoToast: () => offered?.run() };
}

describe('rows of a list put in order by hand', () => {
  it('only while the list is sorted by its sequence, and only by who may edit #N23', async () => {
    expect(listOrder((await world()).page)).toBeDefined();
    expect(listOrder((await world('sort=-Sequence')).page)).toBeDefined();
    expect(listOrder((await world('sort=Name')).page)).toBeUndefined();
    expect(listOrder((await world('sort=Sequence,Name')).page)).toBeUndefined();
    expect(listOrder((await world('', { grants: ['Search'] })).page)).toBeUndefined();
  });

  it('a list kept in its sequence begins at the first place', async () => {
    const { asked, page } = await world();
    expect(asked[0]).toMatchObject({ sort: 'Sequence', order: 'asc' });
    expect(page.list.sort).toEqual([{ field: 'Sequence', order: 'asc' }]);
  });

  it('a move is seen at once, sent as one call, and the new place taken over', async () => {
    const { mover, names, sent, page, said } = await world();
    const saving = mover.move(3, 1);
    expect(names()).toBe('下料 磨削 粗车 精车');
    await saving;
    expect(sent).toEqual([{ key: '4', side: 'before', other: '2' }]);
    expect(page.list.rows[1]).toMatchObject({ Sequence: 99, Version: 2 });
    expect(said).toEqual(['顺序已保存']);
  });

  it('to the end it goes after the last; in a falling order the sides change', async () => {
    const rising = await world();
    await rising.mover.move(0, 3);
    expect(rising.sent).toEqual([{ key: '1', side: 'after', other: '4' }]);
    const falling = await world('sort=-Sequence');
    await falling.mover.move(0, 2);
    expect(falling.sent).toEqual([{ key: '4', side: 'after', other: '1' }]);
  });

  it('the undo is the opposite move, by its key or from the message', async () => {
    const { mover, sent, said, undoToast } = await world();
    await mover.move(3, 1);
    await mover.undo();
    expect(sent[1]).toEqual({ key: '4', side: 'after', other: '3' });
    await mover.undo();
    expect(said.at(-1)).toBe('没有可撤销的移动');
    await mover.move(0, 1);
    undoToast();
    await expect.poll(() => sent.length).toBe(4);
    expect(sent[3]).toEqual({ key: '1', side: 'before', other: '2' });
  });

  it('what the server refuses is said, and the list read again', async () => {
    const { mover, names, said } = await world('', { refuse: '您没有编辑权限' });
    await mover.move(3, 1);
    expect(said).toEqual(['您没有编辑权限']);
    expect(names()).toBe('下料 粗车 精车 磨削');
  });
});
