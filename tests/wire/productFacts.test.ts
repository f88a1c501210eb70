import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepFacts } from '../../server-mock/facts/keepFacts.ts';
import { readChangelog } from '../../server-mock/facts/readChangelog.ts';
import { tableColumns } from '../../server-mock/facts/tableColumns.ts';
import { versionInfo } from '../../server-mock/facts/versionInfo.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

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

  it('tell the versions of the changelog, newest first, to whom the menu says', async () => {
    await keepFacts(app.context, versionInfo);
    const { rows } = await page('Sys_VersionInfo', [], 'director');
    expect(rows[0]).toMatchObject({ VersionNo: 'Unreleased', ChangeType: 'added' });
    expect(await page('Sys_VersionInfo', [], 'sales')).toMatchObject({ status: false, code: '403' });
    expect(await page('Sys_TableColumn', [], 'director')).toMatchObject({ status: false, code: '403' });
    const write = await app.post('admin', '/api/Sys_VersionInfo/Add', { mainData: { VersionNo: '9' } });
    expect(write.body).toMatchObject({ status: false, code: '403' });
  });
});

describe('a changelog', () => {
  it('is read change by change, whatever else it holds', () => {
    const text = [
      '# Changelog',
      '- no change',
      '## [Unreleased]',
      '### Added',
      '- One',
      '  line.',
      '',
      '  Not of it.',
      '### Whatever',
      '- left out',
      '## [1.2.0] - 2026-10-08',
      '### Fixed',
      '- Two',
    ].join('\n');
    expect(readChangelog(text)).toEqual([
      { VersionNo: 'Unreleased', ReleaseDate: null, ChangeType: 'added', Content: 'One line.' },
      { VersionNo: '1.2.0', ReleaseDate: '2026-10-08', ChangeType: 'fixed', Content: 'Two' },
    ]);
    expect(readChangelog('')).toEqual([]);
  });
});
