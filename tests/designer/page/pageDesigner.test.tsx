import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fieldUse, shownFields } from '../../../designer/compose/offeredFields.ts';
import { pickedOf } from '../../../designer/compose/Picked.ts';
import { PageDesigner } from '../../../designer/page/dialog/PageDesigner.tsx';
import { movedLine } from '../../../designer/page/draft/movedLine.ts';
import { newPage } from '../../../designer/page/draft/newPage.ts';
import { openedPage } from '../../../designer/page/draft/openedPage.ts';
import { pageOffers } from '../../../designer/page/draft/pageOffers.ts';
import { previewBoard } from '../../../designer/page/draft/previewBoard.ts';
import { sketchMonth } from '../../../designer/page/draft/sketchMonth.ts';
import type { DesignedDraft } from '../../../designer/page/store/PageDesignStore.ts';
import { answered } from '../../../runtime/data/Answer.ts';
import type { DesignCalls } from '../../../runtime/data/DesignCalls.ts';
import type { PageDesignCalls } from '../../../runtime/data/PageDesignCalls.ts';
import '../../../runtime/model/explain/allMessages.ts';
import type { App } from '../../../runtime/host/AppContext.ts';
import '../../../runtime/model/formulas/registerLanguages.ts';
import type { DesignedPage, PageDesigns } from '../../../runtime/wire/pages/PageDesign.ts';
import { show, worldOf } from '../../forms/harness.tsx';
import { orderDocument } from '../../model/orderDocument.ts';

const { main } = orderDocument;
const named = (use: string): readonly string[] =>
  shownFields(main)
    .filter((field) => fieldUse(field) === use)
    .map(({ field }) => field);
const [number = ''] = named('number');
const [group = ''] = named('group');
const [date = ''] = named('date');
const offers = (...names: readonly string[]) => pageOffers(pickedOf(main, names));

const designs: PageDesigns = {
  pages: [],
  tables: [{ table: main.table, title: '订单', isView: false }],
  groups: [
    { id: 3, name: '销售管理' },
    { id: 4, name: '统计报表' },
  ],
  freeMenuId: 900,
  roles: [
    { id: 21, name: '销售' },
    { id: 22, name: '仓库' },
  ],
  paths: ['/home', `/${main.table}report`],
};

const drawn = (...names: readonly string[]): DesignedDraft => {
  const [offer] = offers(...names);
  if (offer === undefined) throw new Error('nothing is offered');
  const { suffix, content } = offer;
  return newPage(designs, { table: main.table, title: '订单分析', suffix, content });
};

describe('a page in force', () => {
  const schema = { ...drawn(group, number).schema, title: undefined };
  const menu = { id: 41, parentId: 4, name: '销售分析', url: schema.path };
  const inForce = {
    name: schema.path,
    title: 'Sales analysis',
    tableTitle: '订单',
    version: 0,
    isShipped: true,
  };
  it.each([
    [
      'its own title',
      { ...inForce, schema: { ...schema, title: '分析' }, line: { version: 0, menu } },
      '分析',
    ],
    ['the name of its menu line', { ...inForce, schema, line: { version: 0, menu } }, '销售分析'],
    ['the title that readers see', { ...inForce, schema }, 'Sales analysis'],
  ])('opens with %s', (_, page, title) => {
    expect(openedPage(page as DesignedPage)).toMatchObject({ isNew: false, version: 0, schema: { title } });
  });
});

describe('pages of pressed fields', () => {
  it('are what fits, the best first', () => {
    const names = (...picked: readonly string[]) => offers(...picked).map(({ name }) => name);
    expect(names()).toEqual([]);
    expect(names(number)).toEqual(['figures']);
    expect(names(group)).toEqual(['report_bar', 'report_pie']);
    expect(names(group, number)).toEqual(['report_bar', 'report_pie']);
    expect(names(date, number)).toEqual(['report_line', 'report_bar', 'report_area', 'calendar']);
    expect(names(date)).toContain('calendar');
  });

  it('have a name that is free, and all that their kind needs', () => {
    expect(drawn(group, number)).toMatchObject({
      ...{ name: `/${main.table}Report2`, isNew: true, version: 0 },
      schema: {
        ...{ page: 'report', path: `/${main.table}Report2`, api: `${main.table}Report2`, table: main.table },
        ...{ figures: [number], charts: [{ kind: 'bar', by: group, of: [number] }] },
      },
    });
    expect(drawn(date, number).schema.charts).toEqual([
      { kind: 'line', by: date, of: [number], each: 'month' },
    ]);
    expect(offers(date, group).at(-1)?.content).toMatchObject({
      ...{ page: 'calendar', calendar: { start: date, title: [group] } },
    });
  });

  it('are previewed by cards over the rows that the page shows', () => {
    const { schema } = drawn(group, number);
    const rows = { '>': [{ var: number }, 5] };
    const { cards } = previewBoard({ ...schema, rows }, orderDocument);
    expect(cards.map(({ kind }) => kind)).toEqual(['figure', 'figure', 'bar', 'table']);
    for (const { asks } of cards) expect(asks).toMatchObject({ table: main.table, where: [{}] });
  });
});

describe('the sketch of a calendar', () => {
  const row = (key: string, ...texts: readonly string[]) => ({ key, texts });

  it('is the month in which most rows begin, from Monday, with entries on each of their days', () => {
    const rows = [
      row('1', '2026-03-30', '2026-04-02', '春游'),
      row('2', '2026-03-05', '', '盘点'),
      row('3', '2026-05-01', '2026-05-02', '假期'),
      row('4', '', '', '没有日期'),
    ];
    const { month, weeks } = sketchMonth({ rows }, 2) ?? { month: '', weeks: [] };
    expect(month).toBe('2026-03');
    expect([weeks[0]?.[0]?.day, weeks.at(-1)?.at(-1)?.day]).toEqual(['2026-02-23', '2026-04-05']);
    const said = weeks.flat().flatMap(({ day, entries }) => entries.map(({ text }) => `${day} ${text}`));
    expect(said).toEqual(['2026-03-05 盘点', '2026-03-30 春游', '2026-03-31 春游']);
    expect(sketchMonth({ rows: [row('4', '')] }, 1)).toBeUndefined();
  });
});

describe('the line of the menu of a page', () => {
  const { schema } = drawn(date);
  const menu = { id: 900, parentId: 3, name: '订单分析', tableName: schema.api ?? '', actions: ['Search'] };
  const line = { version: 2, menu };

  it('follows the title and gets actions that are missing, and else stays', () => {
    expect(movedLine(line, schema, schema, ['Search'])).toEqual([]);
    expect(movedLine(line, schema, { ...schema, title: '新的' }, ['Search', 'Update'])).toEqual([
      {
        ...{ kind: 'menu', name: '900', over: 2 },
        patch: { ...menu, name: '新的', actions: ['Search', 'Update'] },
      },
    ]);
    // A line that was renamed in the menu keeps its name, and that of another page is left alone.
    const renamed = { ...line, menu: { ...menu, name: '别名' } };
    expect(movedLine(renamed, schema, { ...schema, title: '新的' }, ['Search'])).toEqual([]);
    expect(movedLine(line, schema, { ...schema, api: 'Other', title: '新的' }, ['Update'])).toEqual([]);
  });
});

describe('the designer of pages', () => {
  const open = async (designed: DesignedDraft) => {
    const check = vi.fn<PageDesignCalls['check']>(async () => answered({ issues: [] }));
    const publish = vi.fn<PageDesignCalls['publish']>(async () => answered(undefined));
    const pages = { check, publish, versions: async () => answered([]) };
    const boards = { preview: async () => answered({ issues: [], cards: [] }) };
    const world = worldOf({ data: { designs: async () => ({ pages, boards }) as unknown as DesignCalls } });
    const schemas = { document: async () => answered(orderDocument) } as unknown as App['schemas'];
    const onPublished = vi.fn();
    // The line of the table itself stands in the second group.
    const menus = [{ id: 10, parentId: 4, name: '订单', tableName: main.table }];
    show(
      { ...world.app, schemas, session: { ...world.app.session, menus } as unknown as App['session'] },
      <PageDesigner
        designed={designed}
        designs={designs}
        onPublished={onPublished}
        onClose={() => undefined}
      />,
    );
    await screen.findByLabelText(/页面名称/);
    return { ...world, check, publish, onPublished };
  };
  const press = (name: string): void => {
    fireEvent.click(screen.getByRole('button', { name }));
  };
  const title = () => screen.getByLabelText<HTMLInputElement>(/页面名称/);

  it('takes edits back, and asks the server about the draft', async () => {
    const { check } = await open(drawn(group, number));
    fireEvent.change(title(), { target: { value: '客户排名' } });
    await waitFor(() => expect(check.mock.calls.at(-1)?.[0].patch.title).toBe('客户排名'));
    press('撤销');
    expect(title().value).toBe('订单分析');
    press('重做');
    expect(title().value).toBe('客户排名');
  });

  it('publishes a new page with its line of the menu and the rights of the chosen roles', async () => {
    const designed = drawn(group, number);
    const { publish, onPublished } = await open(designed);
    press('发布');
    const dialog = screen.getByRole('dialog', { name: '发布页面 订单分析' });
    expect(dialog.textContent).toContain('图表：柱形图');
    expect(within(dialog).getByLabelText<HTMLSelectElement>('上级菜单').value).toBe('4');
    fireEvent.click(within(dialog).getByRole('checkbox', { name: '仓库' }));
    await act(async () => {
      fireEvent.click(within(dialog).getByRole('button', { name: '确认发布' }));
    });
    await waitFor(() => expect(onPublished).toHaveBeenCalled());
    const { api = '', path } = designed.schema;
    const actions = ['Search', 'Export'];
    expect(publish.mock.calls[0]?.[0]).toEqual({
      changes: [
        { kind: 'page', name: path, over: 0, patch: designed.schema },
        {
          ...{ kind: 'menu', name: '900', over: 0 },
          patch: { id: 900, parentId: 4, name: '订单分析', url: path, tableName: api, actions },
        },
      ],
      grants: [{ menuId: 900, roleIds: [22], actions }],
    });
  });

  it('says what was changed of a page in force, and publishes over its version', async () => {
    const { schema, name } = drawn(group, number);
    const line = {
      version: 1,
      menu: { id: 900, parentId: 3, name: '订单分析', tableName: schema.api ?? '' },
    };
    const { publish } = await open({ name, version: 3, schema, isNew: false, line });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '发布' }).disabled).toBe(true);
    fireEvent.change(title(), { target: { value: '客户排名' } });
    press('发布');
    const dialog = screen.getByRole('dialog', { name: '发布页面 客户排名' });
    expect(dialog.textContent).toMatch(/订单分析.*客户排名/);
    expect(within(dialog).queryByLabelText('上级菜单')).toBeNull();
    await act(async () => {
      fireEvent.click(within(dialog).getByRole('button', { name: '确认发布' }));
    });
    await waitFor(() => expect(publish).toHaveBeenCalled());
    expect(publish.mock.calls[0]?.[0]).toMatchObject({
      changes: [
        { kind: 'page', name, over: 3, patch: { title: '客户排名' } },
        { kind: 'menu', name: '900', over: 1, patch: { name: '客户排名' } },
      ],
      grants: [],
    });
  });
});
