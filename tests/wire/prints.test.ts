import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templatesOf } from '../../server-mock/prints/offeredTemplates.ts';
import { checkPicture } from '../../server-mock/prints/pdf/checkPicture.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import { openDemoApp } from './demoApp.ts';
import { png } from './fileBytes.ts';
import { readPdf } from './readPdf.ts';
import { query, type TestApp } from './testApp.ts';

const sale = 'Ware_OutWareHouseBillSale';

describe('printing', () => {
  let app: TestApp;
  let deliveries: readonly { readonly key: number; readonly code: string; readonly amount: string }[];

  beforeAll(async () => {
    app = await openDemoApp(dailyKind);
    const { body } = await app.post('admin', `/api/${sale}/Page`, query([], { rows: 50 }));
    deliveries = body.rows
      .filter(({ AuditStatus }: { AuditStatus: number }) => ![2, 3].includes(AuditStatus))
      .slice(0, 3)
      .map((row: Record<string, unknown>) => ({
        key: Number(row.OutWareHouseBill_Id),
        code: String(row.OutWareHouseBillCode),
        amount: Number(row.TotalAmount).toLocaleString('en', { minimumFractionDigits: 2 }),
      }));
  }, 180_000);
  afterAll(() => app.close());

  const print = async (user: string, table: string, body: object) => {
    const answer = await app.raw(user, `/api/${table}/print`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    return readPdf(new Uint8Array(await answer.arrayBuffer()));
  };
  const refusal = async (user: string, table: string, body: object): Promise<string> =>
    (await app.post(user, `/api/${table}/print`, body)).body.message;
  const keys = () => deliveries.map(({ key }) => key);

  it('prints three deliveries on continuous paper as one searchable file, each from its first page', async () => {
    const { pages, sizes, words } = await print('warehouse', sale, { keys: keys() });
    expect(new Set(sizes)).toEqual(new Set(['241x140']));
    expect(pages.length).toBeGreaterThanOrEqual(3);
    for (const { code, amount } of deliveries) {
      expect(words).toContain(code);
      expect(words).toContain(amount);
    }
    expect(words.filter((word) => /^1 \/ \d+$/.test(word))).toHaveLength(3);
    expect(words.filter((word) => word === '合计')).toHaveLength(3);
  });

  it('is offered on pages over a table and on further pages over part of it', async () => {
    for (const name of ['Ware_OutWareHouseBill', sale]) {
      const { body } = await app.get('admin', `/api/jig/table?name=${name}`);
      expect([name, body.data.settings[name]]).toEqual([name, expect.objectContaining({ hasPrints: true })]);
    }
  });

  it('puts texts where the template says, to a third of a millimetre', async () => {
    const { pages } = await print('admin', sale, { keys: keys().slice(0, 1) });
    const [title, index] = ['送 货 单', '序号'].map((text) => pages[0]?.find((one) => one.text === text));
    // Blanks inside may come apart: the middle of the sheet is that of the title.
    expect(title).toBeDefined();
    expect(Math.abs((title?.x ?? 0) + (title?.width ?? 0) / 2 - 241 / 2)).toBeLessThan(0.3);
    // The first column is 11 of 210 parts of 211 mm, from the left margin.
    const middle = 15 + (211 * 11) / 210 / 2;
    expect(Math.abs((index?.x ?? 0) + (index?.width ?? 0) / 2 - middle)).toBeLessThan(0.3);
  });

  it('keeps a file for its user behind a signed address, for ten minutes', async () => {
    const { body } = await app.post('warehouse', `/api/${sale}/keepPrint`, { keys: keys() });
    expect(body.data).toMatchObject({ documents: 3, notes: [] });
    const { url } = body.data;
    // The address names its user; the header of another one changes nothing.
    const open = (address: string) => app.raw('worker', address);
    const opened = await open(url);
    expect(opened.headers.get('content-disposition')).toMatch(/^inline; /);
    expect((await readPdf(new Uint8Array(await opened.arrayBuffer()))).pages).toHaveLength(body.data.pages);
    const forged = url.replace(/u=\d+/, 'u=1');
    expect((await open(forged)).status).toBe(401);
    app.pass(11 * 60_000);
    expect((await open(url)).status).toBe(401);
    await app.post('warehouse', `/api/${sale}/keepPrint`, { keys: keys() });
    const { rows } = await app.context.db.query('select count(*) as n from "jig_print"', []);
    expect(Number(rows[0]?.n)).toBe(1);
  });

  it('leaves what the user may not read blank, and says so', async () => {
    const { words } = await print('viewer', sale, { keys: keys() });
    for (const { amount } of deliveries) expect(words).not.toContain(amount);
    expect(words).toContain('合计');
    const { body } = await app.post('viewer', `/api/${sale}/keepPrint`, { keys: keys() });
    expect(body.data.notes).toEqual(['您无权查看的字段留空：金额、单价、金额合计']);
  });

  it('prints in the language that is asked for', async () => {
    const { words } = await print('admin', sale, { keys: keys().slice(0, 1), locale: 'en' });
    expect(words.join(' ')).toContain('DELIVERY NOTE');
    expect(words).toContain('Total');
  });

  it('prints purchase orders on A4', async () => {
    const { body } = await app.post('buyer', '/api/ProcureOrder/Page', query([], { rows: 1 }));
    const [{ ProcureOrder_Id: key, ProcureOrderCode: code }] = body.rows;
    const { sizes, words } = await print('buyer', 'ProcureOrder', { keys: [key] });
    expect(new Set(sizes)).toEqual(new Set(['210x297']));
    expect(words).toContain(code);
    expect(words.join('')).toMatch(/价税合计（大写）：.*[元圆]/);
  });

  it('offers the templates of a table to those who may print it', async () => {
    const { body } = await app.get('warehouse', `/api/jig/templates?table=${sale}`);
    expect(body.data).toEqual([
      { name: 'deliveryNote', title: '送货单（241×140 连续纸）' },
      { name: 'goodsIssue', title: '领料单／出库单（241×140 连续纸）' },
    ]);
    expect((await app.get('worker', `/api/jig/templates?table=${sale}`)).body.code).toBe('403');
  });

  it('takes templates of the language before others, default ones first, and none of another language', () => {
    const template = (print: string, more: object) => [print, { print, table: 'Bill', ...more }] as const;
    const others = new Map([
      [
        'print',
        new Map([
          template('plain', {}),
          template('english', { language: 'en' }),
          template('usual', { isDefault: true }),
          template('usualEnglish', { isDefault: true, language: 'en' }),
          template('elsewhere', { table: 'Other', isDefault: true }),
          template('ofOthers', { roles: ['财务'], isDefault: true }),
        ]),
      ],
    ]);
    const user = { isSuperAdmin: false, roleNames: ['仓库'] };
    const named = (locale: string) =>
      // Only what the list reads.
      templatesOf({ locale, user, context: { catalog: { bundle: { others } } } } as never, 'Bill').map(
        ({ print }) => print,
      );
    expect(named('en')).toEqual(['usualEnglish', 'usual', 'english', 'plain']);
    expect(named('zh')).toEqual(['usual', 'plain']);
  });

  it('refuses in words: without the right, records out of reach, too many, states that a template excludes', async () => {
    expect(await refusal('worker', sale, { keys: keys() })).toContain('销售出库');
    expect(await refusal('planner', 'Ware_OutWareHouseBill', { keys: keys() })).toContain('打印');
    expect(await refusal('warehouse', sale, { keys: [99_999_999] })).toContain('已不存在');
    expect(await refusal('warehouse', sale, { keys: [] })).not.toBe('');
    const many = Array.from({ length: 501 }, (_, at) => at + 1);
    expect(await refusal('warehouse', sale, { keys: many })).toContain('500');
    expect(await refusal('warehouse', sale, { keys: keys(), template: 'none' })).toContain('none');
    const { body } = await app.post(
      'admin',
      '/api/Ware_OutWareHouseBillProduction/Page',
      query([], { rows: 1 }),
    );
    const [{ OutWareHouseBill_Id: other, OutWareHouseBillCode: code }] = body.rows;
    const words = await refusal('warehouse', 'Ware_OutWareHouseBill', {
      ...{ keys: [other], template: 'deliveryNote' },
    });
    expect(words).toBe(`${code}：送货单只打印销售出库，请选择其他模板`);
    // Without a template the one that suits the documents is taken.
    const issue = await print('warehouse', 'Ware_OutWareHouseBill', { keys: [other] });
    expect(issue.words.join('').replaceAll(' ', '')).toContain('领料单');
    expect(await refusal('warehouse', sale, { keys: keys(), copies: 21 })).toContain('20');
  });

  it('remembers by whom and when documents were printed, for those who may see and print them', async () => {
    const [key = 0] = keys();
    const printed = async (user: string, table = sale, asked: readonly number[] = [key]) =>
      (await app.post(user, `/api/${table}/printed`, { keys: asked })).body;
    const before = (await printed('warehouse')).data[0].times;
    const { words } = await print('sales', sale, { keys: [key], copies: 2 });
    expect(words.filter((word) => /^1 \/ \d+$/.test(word))).toHaveLength(2);
    expect(words.join('')).toContain('补打');
    const [now] = (await printed('warehouse')).data;
    expect(now).toMatchObject({ key: String(key), times: before + 1 });
    expect(now.prints[0]).toMatchObject({ template: '送货单（241×140 连续纸）', copies: 2 });
    expect(now.prints[0].at).toMatch(/^2026-03-05 \d\d:\d\d$/);
    expect((await printed('warehouse', sale, [99_999_999])).data).toEqual([]);
    expect((await printed('worker')).code).toBe('403');
    expect((await printed('warehouse', sale, [])).code).toBe('422');
  });

  it('puts pictures of readable fields into the file, and leaves broken ones blank with a word', async () => {
    const { body } = await app.post('admin', '/api/Equip_Device/Page', query([], { rows: 1 }));
    const [{ DeviceId: key }] = body.rows;
    const card = async (path: string) => {
      const { db } = app.context;
      await db.query('update "Equip_Device" set "Picture" = $1 where "DeviceId" = $2', [path, key]);
      const asked = { keys: [key], template: 'deviceCard' };
      const { body: kept } = await app.post('admin', '/api/Equip_Device/keepPrint', asked);
      const opened = new Uint8Array(await (await app.raw('admin', kept.data.url)).arrayBuffer());
      return { notes: kept.data.notes, hasPicture: Buffer.from(opened).includes('/Subtype /Image') };
    };
    const form = new FormData();
    form.append('fileInput', new File([new Uint8Array(png(40, 30))], '车床.png'));
    const sent = await app.raw('admin', '/api/Equip_Device/Upload?field=Picture', {
      method: 'POST',
      body: form,
    });
    const path = `${(await sent.json()).data}车床.png`;
    expect(await card('')).toEqual({ notes: [], hasPicture: false });
    expect(await card(path)).toEqual({ notes: [], hasPicture: true });
    const missing = await card('Upload/Tables/Equip_Device/nowhere/a.png');
    expect(missing).toEqual({ notes: [expect.stringContaining('a.png')], hasPicture: false });
  });

  it('takes whole pictures of a bounded size only, so that none fails or hangs while it is drawn', () => {
    const whole = png(40, 30);
    expect(checkPicture(whole)).toBe(true);
    expect(checkPicture(whole.subarray(0, whole.length - 30))).toBe(false);
    expect(checkPicture(png(4, 4, [40_000, 40_000]))).toBe(false);
    // More pixels than the header says, and fewer.
    expect(checkPicture(png(2000, 2000, [4, 4]))).toBe(false);
    expect(checkPicture(png(4, 4, [8, 8]))).toBe(false);
    for (const text of ['', 'GIF89a', 'x'.repeat(100)]) expect(checkPicture(Buffer.from(text))).toBe(false);
    const flipped = Buffer.from(whole);
    for (let at = 45; at < whole.length - 20; at += 1) flipped[at] = 0xff;
    expect(checkPicture(flipped)).toBe(false);
  });
});
