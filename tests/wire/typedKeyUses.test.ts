import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { importFile, workbook } from './sheetFile.ts';
import { sheetOf } from './sheetOf.ts';
import { json, openTestApp, query, type TestApp } from './testApp.ts';

const text = (field: string, title: string, more: object = {}) => ({
  field,
  title,
  type: 'text',
  editRowNo: 1,
  ...more,
});

const place = {
  format: 1,
  table: 'Typed_Place',
  cnName: '地点',
  key: 'PlaceCode',
  keyType: 'typed',
  nameField: 'PlaceName',
  mixins: ['audited'],
  grid: { rowSwitch: 'Open' },
  fields: [
    text('PlaceCode', '地点编码', { maxlength: 64 }),
    text('PlaceName', '地点名称'),
    { field: 'Open', title: '开放', type: 'switch', default: 1, editRowNo: 2 },
  ],
};
const places = {
  format: 1,
  dicNo: 'typedPlaces',
  dicName: '地点',
  source: { table: 'Typed_Place', key: 'PlaceCode', label: 'PlaceName' },
};
const visit = {
  format: 1,
  table: 'Typed_Visit',
  cnName: '到访',
  key: 'Visit_Id',
  fields: [
    text('VisitCode', '单号'),
    {
      field: 'PlaceCode',
      title: '地点',
      type: 'select',
      columnType: 'string',
      dataKey: 'typedPlaces',
      editRowNo: 1,
    },
  ],
};

/** Keys that a person may type, each a trap for an address, a query, a file or a number. */
const keys = [
  'A/1',
  "O'Neil",
  'two words',
  '华东 一号仓',
  '100%_a',
  'a?b=c&d#e',
  '"q"\\',
  '00012',
  '1e3',
  'null',
  '-1',
  '__proto__',
  '库'.repeat(64),
];

describe.each(dailyKinds)('what refers to keys that people typed, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
    const sent = [
      ['table', place.table, place],
      ['dictionary', places.dicNo, places],
      ['table', visit.table, visit],
    ] as const;
    for (const [kindName, name, patch] of sent) {
      const { body } = await app.post('admin', '/api/jig/schema/publish', { kind: kindName, name, patch });
      expect([body.message, body.data]).toEqual(['保存成功', expect.anything()]);
    }
    for (const key of keys) {
      const mainData = { PlaceCode: key, PlaceName: `名称 ${key}`.slice(0, 50), Open: 1 };
      expect((await call('Typed_Place/Add', { mainData })).message).toBe('保存成功');
    }
  });
  afterAll(() => app.close());

  const call = async (path: string, body: unknown) => (await app.post('admin', `/api/${path}`, body)).body;
  const read = async (key: string) =>
    (await call('Typed_Place/Page', query([{ name: 'PlaceCode', value: key, displayType: 'equal' }]))).rows;

  it.each(keys)('%j is read, changed, switched and told of by it', async (key) => {
    const [row, ...others] = await read(key);
    expect([row?.PlaceCode, others]).toEqual([key, []]);
    const mainData = { ...row, PlaceName: '改过' };
    expect((await call('Typed_Place/Update', { mainData })).message).toBe('保存成功');
    expect((await read(key))[0]).toMatchObject({ PlaceName: '改过', Version: 2 });
    const told = await call('Typed_Place/History', { key });
    expect(told.data.entries.map(({ kind: what }: { kind: string }) => what)).toEqual(['Edit', 'Add']);
    const switched = await call('Typed_Place/switchRow', { key, value: 0 });
    expect(switched.status, switched.message).toBe(true);
    const said = await call('Typed_Place/AddComment', { key, text: '看过' });
    expect(said.status, said.message).toBe(true);
  });

  it.each(keys)('%j is a link of other tables: chosen, shown by its name and guarded', async (key) => {
    const made = await call('Typed_Visit/Add', { mainData: { VisitCode: 'V', PlaceCode: key } });
    expect(made.message).toBe('保存成功');
    const [line] = (await call('Typed_Visit/Page', query([{ name: 'PlaceCode', value: key }]))).rows;
    expect(line.PlaceCode).toBe(key);
    const used = await call('Typed_Place/Uses', [key]);
    expect(used.data.total ?? used.data).not.toEqual(0);
    expect((await call('Typed_Place/Del', [key])).status).toBe(false);
  });

  it('refuses a link to a key that is none', async () => {
    const { status, data } = await call('Typed_Visit/Add', { mainData: { PlaceCode: 'nowhere' } });
    expect([status, data.issues?.map(({ path }: { path: string }) => path)]).toEqual([false, ['PlaceCode']]);
  });

  it.each(keys)('%j is a document to approve', async (key) => {
    const vote = `Typed_Place/Audit?auditStatus=1&auditReason=${encodeURIComponent('好')}`;
    const { data, message } = await call(vote, [key]);
    expect([message, data]).toMatchObject(['审核成功', [{ key, ok: true }]]);
    const steps = await app.get(
      'admin',
      `/api/Sys_WorkFlow/getSteps?tableName=Typed_Place&id=${encodeURIComponent(key)}`,
    );
    expect(steps.body.his).toMatchObject([{ auditStatus: 1 }]);
  });

  it('are columns of an export, as texts, and of the template', async () => {
    const answer = await app.raw('admin', '/api/Typed_Place/Export', json(query()));
    const [header = [], ...rows] = await sheetOf(answer);
    const at = header.indexOf('地点编码');
    expect(rows.map((row) => row[at]).toSorted()).toEqual(keys.toSorted());
  });

  it('a row of an import without a key is refused, with its row and column', async () => {
    const bytes = await workbook([
      ['地点编码', '地点名称', '开放'],
      ['新 1', '新', '是'],
      [null, '无编码', '是'],
    ]);
    const { status, data } = await importFile(app, 'admin', 'Typed_Place', { bytes });
    expect(status).toBe(false);
    expect(data.errors).toMatchObject([{ row: 3, column: '地点编码' }]);
    expect(await read('新 1')).toEqual([]);
  });

  it('cannot become keys that the product makes, and is told why', async () => {
    const { keyType: _, ...others } = place;
    const patch = { ...others, fields: place.fields.slice(1) };
    const { status, data } = (
      await app.post('admin', '/api/jig/schema/publish', { kind: 'table', name: place.table, patch })
    ).body;
    expect([status, data.issues]).toMatchObject([false, [{ path: '/keyType', rule: 'server.keyTypeKept' }]]);
  });
});
