import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepFacts } from '../../server-mock/facts/keepFacts.ts';
import type { ReleaseNotes } from '../../server-mock/facts/releaseNoteRows.ts';
import { tableColumns } from '../../server-mock/facts/tableColumns.ts';
import { versionInfo } from '../../server-mock/facts/versionInfo.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const notes: ReleaseNotes = JSON.parse(
  readFileSync(new URL('../../release-notes.json', import.meta.url), 'utf8'),
);

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(dailyKind);
});
afterAll(() => app.close());

const page = async (table: string, wheres: readonly object[] = [], user = 'admin') =>
  (
    await app.post(user, `/api/${table}/getPageData`, {
      page: 1,
      rows: 30,
      wheres: JSON.stringify(wheres),
    })
  ).body;

describe('the facts of the product', () => {
  it('list the columns of every table in force with the layer that declares each', async () => {
    await keepFacts(app.context, tableColumns);
    const all = await page('Sys_TableColumn');
    const { catalog } = app.context;
    const columns = catalog.tableNames.flatMap((name) => catalog.table(name)?.fields ?? []);
    expect(all.total).toBe(columns.length);
    expect(all.rows[0]).toMatchObject({ TableName: catalog.tableNames[0], OrderNo: 1 });
    const where = { name: 'TableName', value: 'Customer', displayType: 'text' };
    const found = await page('Sys_TableColumn', [where]);
    const name = found.rows.find(({ ColumnName }: { ColumnName: string }) => ColumnName === 'CustomerName');
    expect(name).toMatchObject({
      TableTitle: '客户',
      ColumnCnName: '客户名称',
      EditType: 'text',
      IsRequired: 1,
      Source: 'table',
    });
    const stamp = found.rows.find(({ ColumnName }: { ColumnName: string }) => ColumnName === 'CreateDate');
    expect(stamp).toMatchObject({ Source: 'mixin' });
  });

  it('follow what is published, and are written only when they differ', async () => {
    const last = async () => (await page('Sys_TableColumn')).rows[0].ColumnId;
    const before = await last();
    await keepFacts(app.context, tableColumns);
    expect(await last()).toBe(before);
    await app.post('admin', '/api/Sys_Table_Extend/updateFormExtendField', {
      Sys_Table_Extends: [
        { TableName: 'Customer', FieldName: '年采购额', FieldType: 'decimal', FieldCode: 'Extra1' },
      ],
      DeleteKeys: [],
    });
    await keepFacts(app.context, tableColumns);
    const where = { name: 'ColumnName', value: 'Extra1', displayType: 'text' };
    expect((await page('Sys_TableColumn', [where])).rows).toMatchObject([
      { TableName: 'Customer', ColumnCnName: '年采购额', Source: 'extension' },
    ]);
  });

  it('tell users what changed for them in their language, newest first, to whom the menu says', async () => {
    await keepFacts(app.context, versionInfo);
    const { rows, total } = await page('Sys_VersionInfo', [], 'director');
    const [newest] = notes.releases;
    const first = newest?.notes[0];
    expect(total).toBe(notes.releases.flatMap((release) => release.notes).length);
    expect(rows[0]).toMatchObject({
      VersionNo: newest?.version,
      ReleaseDate: newest?.date,
      ChangeType: first?.kind,
      Content: first?.zh,
    });
    const english = { 'x-locale': 'en' };
    const asked = {
      page: 1,
      rows: 30,
      wheres: JSON.stringify([{ name: 'Content', value: first?.en.slice(5, 30), displayType: 'like' }]),
    };
    const found = await app.post('director', '/api/Sys_VersionInfo/getPageData', asked, english);
    expect(found.body).toMatchObject({ total: 1, rows: [{ Content: first?.en }] });
    expect(await page('Sys_VersionInfo', [], 'sales')).toMatchObject({ status: false, code: '403' });
    expect(await page('Sys_TableColumn', [], 'director')).toMatchObject({ status: false, code: '403' });
    const write = await app.post('admin', '/api/Sys_VersionInfo/Add', { mainData: { VersionNo: '9' } });
    expect(write.body).toMatchObject({ status: false, code: '403' });
  });
});

describe('release notes', () => {
  const all = notes.releases.flatMap((release) => release.notes);

  it('say every change in both languages and in words of users', () => {
    const technical = /`|#\d|\w\/\w|\w\.(json|ts|tsx|md)\b|[a-z][A-Z]|_|npm|API|decision \d/;
    expect(all.filter(({ zh, en }) => technical.test(zh) || technical.test(en))).toEqual([]);
    expect(all.filter(({ zh, en }) => !/\p{Script=Han}/u.test(zh) || /\p{Script=Han}/u.test(en))).toEqual([]);
  });

  it('are of a kind that the page names, each once, newest release first', () => {
    const kinds = app.context.catalog.source
      .table('Sys_VersionInfo')
      ?.fields.find(({ field }) => field === 'ChangeType')?.data;
    const known = kinds?.map(({ key }) => key) ?? [];
    expect(all.filter(({ kind }) => !known.includes(kind))).toEqual([]);
    expect(new Set(all.map(({ zh }) => zh)).size).toBe(all.length);
    const days = notes.releases.map(({ date }) => date);
    expect(days).toEqual([...days].sort().reverse());
  });
});
