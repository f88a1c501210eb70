import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BoardSchema } from '../../runtime/model/boards/BoardSchema.ts';
import type { CardAnswer } from '../../runtime/wire/boards/Board.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import { openDemoApp } from './demoApp.ts';
import { readPdf } from './readPdf.ts';
import type { TestApp } from './testApp.ts';

const orders = 'Production_SalesOrder';
const receipts = 'Ware_WareHouseBill';

/** Cards of all shapes of data, one with prices, one over a period that is too long, and one without a drawing. */
const trial: BoardSchema = {
  format: 1,
  board: 'paper',
  title: '纸面看板',
  filters: [{ kind: 'period' }, { kind: 'choice', field: 'Customer_Id' }],
  cards: [
    {
      ...{ id: 'price', kind: 'figure', title: '入库金额', place: { x: 0, y: 0, w: 6, h: 2 } },
      asks: { table: receipts, of: ['TotalAmount'] },
    },
    {
      ...{ id: 'goods', kind: 'figure', title: '订货数', place: { x: 6, y: 0, w: 6, h: 2 } },
      asks: { table: orders, of: ['TotalQty'] },
    },
    {
      ...{ id: 'rank', kind: 'ranking', title: '客户订单数', place: { x: 0, y: 2, w: 6, h: 4 } },
      asks: { table: orders, by: 'Customer_Id', limit: 3 },
    },
    {
      ...{ id: 'months', kind: 'bar', title: '每月订单', place: { x: 6, y: 2, w: 6, h: 4 } },
      asks: { table: orders, date: 'OrderDate', period: 'year', by: 'OrderDate', each: 'month' },
    },
    {
      ...{ id: 'rows', kind: 'table', title: '订单明细', place: { x: 0, y: 6, w: 12, h: 6 } },
      asks: { table: orders, columns: ['SalesOrderCode', 'Customer_Id'], limit: 40 },
    },
    {
      ...{ id: 'steps', kind: 'steps', title: '步骤', place: { x: 0, y: 12, w: 12, h: 2 } },
      asks: { counted: [{ title: '全部订单', table: orders }] },
    },
    {
      ...{ id: 'broken', kind: 'figure', title: '太长', place: { x: 0, y: 14, w: 6, h: 3 } },
      asks: { table: orders, date: 'OrderDate', period: 'month', trend: 'day', compare: 'before' },
    },
    {
      ...{ id: 'words', kind: 'text', title: '说明', place: { x: 6, y: 14, w: 6, h: 3 } },
      options: { content: '<p>本月<b>重点</b></p><ul><li>按期交付 &amp; 收款</li></ul>' },
    },
    { id: 'drafts', kind: 'drafts', title: '草稿箱', place: { x: 0, y: 17, w: 12, h: 3 } },
    { id: 'waiting', kind: 'tasks', title: '待办单', place: { x: 0, y: 20, w: 12, h: 3 } },
  ],
};

describe('boards as PDF', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openDemoApp(dailyKind);
    for (const [name, patch] of [
      ['paper', trial],
      ['paperScreen', { ...trial, board: 'paperScreen', screen: { width: 1920, height: 1080 } }],
    ] as const) {
      const { body } = await app.post('admin', '/api/jig/schema/publish', {
        ...{ kind: 'board', name, version: 0, patch, message: '试用' },
      });
      if (body.status !== true) throw new Error(JSON.stringify(body));
    }
  }, 180_000);
  afterAll(() => app.close());

  const json = { 'content-type': 'application/json' };
  const send = (user: string, body: object, headers: Record<string, string> = {}) =>
    app.raw(user, '/api/jig/board/pdf', {
      ...{ method: 'POST', body: JSON.stringify({ chosen: {}, ...body }), headers: { ...json, ...headers } },
    });
  const paper = async (user: string, body: object) => {
    const answer = await send(user, body);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const { pages, sizes } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    const texts = pages.map((page) => page.map(({ text }) => text.replace(/\s/g, '')).join('|'));
    return { pages, sizes, texts, text: texts.join('|') };
  };
  const figure = async (user: string, card: string): Promise<string> => {
    const answer = await app.raw(user, '/api/jig/board/ask', {
      ...{
        method: 'POST',
        headers: json,
        body: JSON.stringify({ board: 'paper', cards: [card], chosen: {} }),
      },
    });
    const [, told = ''] = /^event: card\ndata: (.*)$/m.exec(await answer.text()) ?? [];
    const read: CardAnswer = JSON.parse(told);
    if (!('data' in read) || read.data.asks !== 'figure') throw new Error(told);
    return Number(read.data.value).toLocaleString('en', { minimumFractionDigits: 2 });
  };

  it('shows the state of the system to who may open it', async () => {
    const { text } = await paper('admin', { board: 'systemStatus' });
    expect(text).toContain('版本');
    expect(text).toContain('超级管理员(admin)');
    expect(text).not.toContain('只能在屏幕上看');
    const answer = await send('viewer', { board: 'systemStatus' });
    expect(await answer.json()).toMatchObject({ status: false, code: '404' });
  });

  it('shows what the cards show on screen, on A4 across, each page with its number', async () => {
    const { sizes, texts, text } = await paper('admin', { board: 'paper' });
    expect(new Set(sizes)).toEqual(new Set(['297x210']));
    expect(texts[0]).toContain('纸面看板');
    for (const [at, page] of texts.entries()) expect(page).toContain(`第${at + 1}页，共${texts.length}页`);
    expect(text).toContain('制表超级管理员2026-03-05');
    for (const card of ['price', 'goods']) expect(text).toContain(await figure('admin', card));
    expect(text).toMatch(/XSDD\d{12}/);
    expect(text).toContain('2026-02');
    expect(text).toContain('·按期交付&收款');
    expect(text).toContain('没有打印的卡片：草稿箱');
  });

  it('holds nothing that its user may not read, and leaves no hole for it', async () => {
    const price = await figure('admin', 'price');
    const { text, pages } = await paper('viewer', { board: 'paper' });
    expect(text).not.toContain('入库金额');
    expect(text).not.toContain(price);
    expect(text).toContain(await figure('viewer', 'goods'));
    const title = pages[0]?.find((one) => one.text === '订货数');
    expect(title?.x).toBeLessThan(20);
  });

  it('says in the place of a card why it shows nothing, and prints the others', async () => {
    const chosen = { period: { from: '2015-01-01', to: '2026-12-31' } };
    const { text } = await paper('admin', { board: 'paper', chosen });
    expect(text).toContain('期间太长，最多1100天');
    expect(text).toMatch(/XSDD\d{12}/);
    expect(text).toContain('筛选：期间2015-01-01–2026-12-31');
  });

  it('says the filters in words, in the language that is asked for', async () => {
    const { rows } = (await app.post('admin', '/api/Customer/Page', { page: 1, rows: 1 })).body;
    const chosen = { period: 'year', values: { Customer_Id: [rows[0].Customer_Id] } };
    const { text } = await paper('admin', { board: 'paper', chosen, locale: 'en' });
    expect(text).toContain(`Filters:PeriodThisyear;Customer${rows[0].CustomerName}`.replace(/\s/g, ''));
    expect(text).toContain('Page1of');
    expect(text).not.toContain('制表');
  });

  it('puts a screen on one page of its own proportion', async () => {
    const { sizes, text } = await paper('admin', { board: 'paperScreen' });
    expect(sizes).toEqual(['297x167']);
    for (const { id, title = '' } of trial.cards) if (id !== 'drafts') expect(text).toContain(title);
  });

  it('refuses a board that the caller may not open', async () => {
    const refused = await (await send('viewer', { board: 'homeDirector' })).json();
    expect(refused).toMatchObject({ status: false, code: '404' });
  });

  it('goes on as a task of its user where the client asks, and gives the file', async () => {
    const started = await send('admin', { board: 'paper' }, { prefer: 'respond-async, wait=0' });
    expect(started.status).toBe(202);
    const { task } = (await started.json()).data;
    let told = (await app.get('admin', `/api/jig/task?id=${task}`)).body.data;
    while (told.state === 'running') told = (await app.get('admin', `/api/jig/task?id=${task}`)).body.data;
    expect(told).toMatchObject({ state: 'done', fileName: expect.stringMatching(/^纸面看板_.*\.pdf$/) });
    const file = await app.raw('admin', `/api/jig/taskFile?id=${task}`);
    expect((await file.text()).slice(0, 5)).toBe('%PDF-');
  });
});
