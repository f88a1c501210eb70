import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../setup/testDatabase.ts';
import { importFile, workbook } from './sheetFile.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const text = (field: string, more: object = {}) => ({
  field,
  title: field,
  type: 'text',
  editRowNo: 1,
  ...more,
});

const part = {
  format: 1,
  table: 'Typed_Part',
  cnName: '部件',
  key: 'PartCode',
  keyType: 'typed',
  fields: [
    text('PartCode', { title: '部件编码' }),
    text('MachineCode', { hidden: true }),
    text('Name', { title: '部件名称' }),
  ],
};

const machine = {
  format: 1,
  table: 'Typed_Machine',
  cnName: '机器',
  key: 'MachineCode',
  keyType: 'typed',
  details: [{ table: 'Typed_Part' }],
  fields: [text('MachineCode', { title: '机器编码' }), text('Name', { title: '机器名称' })],
};

describe.each(databaseKinds)('keys that people type, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
    for (const one of [part, machine]) {
      const sent = { kind: 'table', name: one.table, patch: one };
      expect((await app.post('admin', '/api/jig/schema/publish', sent)).body.message).toBe('保存成功');
    }
  });
  afterAll(() => app.close());

  const call = async (path: string, body: unknown) =>
    (await app.post('admin', `/api/Typed_Machine/${path}`, body)).body;
  const add = (MachineCode: string, ...codes: readonly string[]) =>
    call('Add', {
      mainData: { MachineCode, Name: '机器' },
      detailData: codes.map((PartCode) => ({ PartCode, Name: '部件' })),
    });
  const codes = async () => {
    const { body } = await app.post('admin', '/api/Typed_Machine/GetPageData', query());
    return body.rows.map((row: Readonly<Record<string, unknown>>) => row.MachineCode).toSorted();
  };

  it('are stored as typed, with their detail rows', async () => {
    const { status, message } = await add('M-1', 'P-1', 'P-2');
    expect([status, message]).toEqual([true, '保存成功']);
    expect(await codes()).toEqual(['M-1']);
    const { rows } = await app.context.db.query(
      'select "PartCode", "MachineCode" from "Typed_Part" order by 1',
    );
    expect(rows).toEqual([
      { PartCode: 'P-1', MachineCode: 'M-1' },
      { PartCode: 'P-2', MachineCode: 'M-1' },
    ]);
  });

  it.each(['M-1', 'm-1', ' M-1 '])('the key %j is refused at its field: M-1 exists', async (code) => {
    const { status, data } = await add(code);
    expect(status).toBe(false);
    expect(data).toMatchObject({ issues: [{ path: 'MachineCode', rule: 'form.unique' }] });
  });

  it.each(['', '0', 'a,b', 'x'.repeat(65)])('the key %j is refused at its field', async (code) => {
    const { status, data } = await add(code);
    expect(status).toBe(false);
    expect(data.issues).toMatchObject([{ path: 'MachineCode' }]);
  });

  it('a detail row may not take the key of another', async () => {
    expect((await add('M-2', 'p-1')).status).toBe(false);
    expect(await codes()).toEqual(['M-1']);
  });

  it('are fixed once stored: a change is of the record that they name', async () => {
    const mainData = { MachineCode: 'M-1', Name: '改名', Version: 1 };
    expect((await call('Update', { mainData, detailData: [] })).status).toBe(true);
    expect((await call('Update', { mainData: { ...mainData, MachineCode: 'M-9' } })).code).toBe('404');
    expect(await codes()).toEqual(['M-1']);
  });

  it('are columns of an import', async () => {
    const header = ['机器编码', '机器名称', '部件.部件编码', '部件.部件名称'];
    const bytes = await workbook([header, ['M-3', '三', 'P-3', '部件'], ['M-4', '四', null, null]]);
    expect((await importFile(app, 'admin', 'Typed_Machine', { bytes })).message).toContain('2');
    expect(await codes()).toEqual(['M-1', 'M-3', 'M-4']);
    const again = await workbook([header, ['m-3', '三', null, null]]);
    const { status, data } = await importFile(app, 'admin', 'Typed_Machine', { bytes: again });
    expect([status, data.errors.map(({ column }) => column)]).toEqual([false, ['机器编码']]);
  });

  it('name the records to delete', async () => {
    expect((await call('Del', ['M-3', 'M-4'])).status).toBe(true);
    expect(await codes()).toEqual(['M-1']);
  });
});
