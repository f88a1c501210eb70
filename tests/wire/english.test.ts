import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolve } from '../../runtime/model/fields/resolve/resolve.ts';
import { fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import { end, flowOf, ids, node, publishFlow, start, through } from './flows.ts';
import { salesHeader, salesRows } from './orderRows.ts';
import { sheetsOf } from './sheetOf.ts';
import { json, openTestApp, type TestApp, type Wire } from './testApp.ts';

const han = /\p{Script=Han}|[\u3000-\u303f\uff01-\uff5e]/u;
const order = 'Production_SalesOrder';

/** Members that hold names, values or expressions, and what people called their own things. */
const notWords = new Set([
  'key',
  'root',
  'default',
  'colors',
  'set',
  'filter',
  'user',
  'roleNames',
  'description',
]);

/** Chinese words in an answer, with their place. */
const chinese = (value: unknown, at = ''): readonly string[] => {
  if (typeof value === 'string') return han.test(value) ? [`${at}: ${value}`] : [];
  if (Array.isArray(value)) return value.flatMap((one, index) => chinese(one, `${at}/${index}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    notWords.has(name) ? [] : chinese(inner, `${at}/${name}`),
  );
};

describe('a user who reads English', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(dailyKind, { file: { rows: salesRows(3) } });
    const flow = [start, node('n1', 'Managers', { userId: [ids.manager] }), end];
    await publishFlow(app, flowOf(order, flow, [...through('s', 'n1'), ...through('n1', 'e')]));
  });
  afterAll(() => app.close());

  const call = async (path: string, body?: unknown, locale = 'en', user = 'admin'): Promise<Wire> => {
    const authorization = `Bearer ${await app.token(user)}`;
    const init = body === undefined ? {} : json(body);
    const headers = { ...(init.headers as Record<string, string>), authorization, 'x-locale': locale };
    return app.fetch(path, { ...init, headers });
  };

  it('gets the session in English', async () => {
    const { body } = await call('/api/jig/session');
    expect(body.data.app.name).toBe('Jig');
    expect(JSON.stringify(body.data.menus)).toContain('Sales order');
    expect(chinese(body.data)).toEqual([]);
    expect((await call('/api/jig/session', undefined, 'zh')).body.data.version).not.toBe(body.data.version);
  });

  it('gets the tables of every page in English, and others get theirs at the same time', async () => {
    const { pages } = app.context.catalog.bundle;
    const tables = [...new Set(pages.flatMap(({ api, table }) => api ?? table ?? []))];
    expect(tables.length).toBeGreaterThan(90);
    const answers = await Promise.all(
      tables.map(async (table) => {
        const { body } = await call(`/api/jig/table?name=${table}`);
        return { [table]: body.data ?? body };
      }),
    );
    expect(answers.flatMap((one) => chinese(one))).toEqual([]);
    expect(JSON.stringify(answers)).toContain('"title":"Document no."');
    expect(JSON.stringify((await call(`/api/jig/table?name=${order}`, undefined, 'zh')).body)).toContain(
      '单据编号',
    );
  });

  it('gets fixed options in English; what people wrote stays', async () => {
    const { dictionaries } = app.context.catalog.bundle;
    const fixed = [...dictionaries.values()].filter(
      ({ source, provider }) => !source && provider !== 'regions',
    );
    const labels = (
      await call(
        '/api/Sys_Dictionary/GetVueDictionary',
        fixed.map(({ dicNo }) => dicNo),
      )
    ).body;
    expect(labels).toHaveLength(fixed.length);
    expect(chinese(labels)).toEqual([]);
    await app.context.db.query(
      `update "Sys_DictionaryList" set "DicName" = '加急' where "DicValue" = 'direct'`,
    );
    app.context.changes.bump(['Sys_DictionaryList']);
    const [customers] = (await call('/api/Sys_Dictionary/GetVueDictionary', ['customerType'])).body;
    expect(customers.data.map(({ value }: { value: string }) => value)).toContain('加急');
    expect(customers.dicName).toBe('Customer type');
  });

  it('gets refusals, templates and totals in English', async () => {
    const refused = (await call(`/api/${order}/Add`, { mainData: {}, detailData: [] })).body;
    expect(refused.status).toBe(false);
    expect(JSON.stringify(refused)).toContain('Customer');
    expect(chinese(refused)).toEqual([]);
    const answer = await app.raw('admin', `/api/${order}/DownloadTemplate`, {
      headers: { 'x-locale': 'en' },
    });
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain('Sales order');
    const sheets = await sheetsOf(answer);
    expect(Object.values(sheets)[0]?.[0]).toContain('Customer');
    expect(Object.keys(sheets).filter((name) => han.test(name))).toEqual([]);
    expect(chinese(Object.values(sheets)[0]?.[0])).toEqual([]);
  });

  it('leaves no English title in rows that others read', async () => {
    const mainData = { ...salesHeader, SalesOrderCode: 'XS-EN' };
    const made = await call(
      `/api/${order}/Add`,
      { mainData, detailData: [{ Product_Id: 1, Qty: 2 }] },
      'en',
      'sales',
    );
    expect(made.body.status).toBe(true);
    const { rows } = await app.context.db.query(
      `select "WorkTableName" as "name", 'instance' as "of" from "Sys_WorkFlowTable"
       union all select "WorkTableName", "Title" from "Sys_Message_history"`,
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map(({ name }) => name)).toEqual(rows.map(() => '销售订单'));
  });

  it.each(['sales', 'admin'])('designs a form without renaming its fields for others: %s', async (user) => {
    const entry = (field: string, name: string) => ({ field, name, type: 'text', width: 50, show: true });
    const entries = [
      entry('CustomerName', 'Full company name'),
      entry('Phone', 'Phone'),
      entry('Linkman', '联系人'),
    ];
    const mainData = { TitleEnName: '/Customer', Title: '客户', DaraggeOptions: JSON.stringify(entries) };
    const saved = await call('/api/FormDesignOptionsUser/add', { mainData }, 'en', user);
    expect(saved.body).toMatchObject({ status: true });
    const titles = async (locale: string) => {
      const { layers } = (await call('/api/jig/table?name=Customer', undefined, locale, user)).body.data;
      const { table } = resolve(layers, fieldTypeRegistry([]));
      return ['CustomerName', 'Phone', 'Linkman'].map((field) => table.byName.get(field)?.title);
    };
    expect(await titles('zh')).toEqual(['Full company name', '联系电话', '联系人']);
    expect(await titles('en')).toEqual(['Full company name', 'Phone', 'Contact']);
  });

  it('publishes for everybody: texts without translation stay', async () => {
    const patch = {
      fields: [
        { field: 'Linkman', title: '对接人' },
        { field: 'Phone', title: '手机' },
      ],
    };
    const published = await call('/api/jig/schema/publish', { kind: 'design', name: 'Customer', patch });
    expect(published.body).toMatchObject({ status: true });
    const titles = async (locale: string) => {
      const { layers } = (await call('/api/jig/table?name=Customer', undefined, locale)).body.data;
      return layers.at(-1).fields.map(({ title }: { title: string }) => title);
    };
    expect(await titles('en')).toEqual(['对接人', 'Mobile']);
    expect(await titles('zh')).toEqual(['对接人', '手机']);
  });
});
