import { describe, expect, it } from 'vitest';
import { flatEntries } from '../../server-mock/codegen/flatEntries.ts';
import { sheetEntries } from '../../server-mock/codegen/sheetEntries.ts';
import { owesEntries, seedEntries } from '../../server-mock/process/seedEntries.ts';
import type { SeedFile } from '../../server-mock/seed/SeedFile.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import { openTestApp, query } from './testApp.ts';

const key = { columnName: 'Id', columnCnName: '主键', columnType: 'int', isKey: 1 };
const what = { columnName: 'What', columnCnName: '内容', columnType: 'string' };
const entry = (tableName: string, columns: readonly object[]) =>
  ({ columnCNName: tableName, tableName, tableColumns: columns }) as never;

describe('entries of a file', () => {
  it('come flat, details before their main table, which names them', () => {
    const flat = flatEntries([
      { tableName: 'Main', columns: [key], details: [{ tableName: 'Line', columns: [] }] },
    ]);
    expect(flat?.map(({ record, columns }) => [record.tableName, record.detailName, columns.length])).toEqual(
      [
        ['Line', undefined, 0],
        ['Main', 'Line', 1],
      ],
    );
    expect(flatEntries([7])).toBeUndefined();
    expect(flatEntries([{ columns: 'x' }])).toBeUndefined();
  });

  it('are rows of a sheet, one a column, with what is said of their table', async () => {
    const text =
      'tableName,tableTitle,menuParent,columnName,columnCnName,columnType,isKey\nA,甲,60,Id,主键,int,1\nB,乙,,Id,主键,int,1\nA,,,Code,编号,string,\n';
    const entries = await sheetEntries('x.csv', new TextEncoder().encode(text));
    expect(entries).toMatchObject([
      {
        tableName: 'A',
        columnCNName: '甲',
        menuParent: '60',
        tableColumns: [{ columnname: 'Id' }, { columnname: 'Code' }],
      },
      { tableName: 'B', columnCNName: '乙', tableColumns: [{ columntype: 'int' }] },
    ]);
  });

  it('of a seed file become tables with their rows at the first start, once', async () => {
    const app = await openTestApp(dailyKind);
    try {
      const { context } = app;
      const file: SeedFile = { tables: [entry('Seeded', [key, what])], rows: { Seeded: [{ What: '甲' }] } };
      await seedEntries(context, file);
      expect(context.catalog.table('Seeded')).toBeUndefined();
      await context.db.transaction((tx) => owesEntries(tx, file, context.clock.now()));
      const broken: SeedFile = { ...file, tables: [entry('Seeded', [what])] };
      await expect(seedEntries(context, broken)).rejects.toThrow('请在字段中指定一个主键列');
      await seedEntries(context, file);
      await seedEntries(context, file);
      const { rows } = (await app.post('admin', '/api/Seeded/Page', query([]))).body;
      expect(rows).toMatchObject([{ What: '甲' }]);
    } finally {
      await app.close();
    }
  });
});
