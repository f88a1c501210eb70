import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { dailyKinds } from '../setup/testDatabase.ts';
import { importFile, workbook } from './sheetFile.ts';
import { sheetsOf } from './sheetOf.ts';
import { json, openTestApp, query, type TestApp } from './testApp.ts';

const customers = [
  { CustomerCode: 'C1', CustomerName: '客户', CustomerType: 'direct', Enable: 1, BankAccount: '0622200' },
];

describe.each(dailyKinds)('text columns of workbooks on %s', (kind) => {
  let app: TestApp;
  let columns: readonly string[];
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: { Customer: customers } } });
    const sheets = await sheetsOf(await app.raw('admin', '/api/Customer/DownloadTemplate'));
    columns = (sheets.客户?.[0] ?? []).map(String);
  });
  afterAll(() => app.close());

  const account = '银行账号';
  const imported = async (cell: string | number) => {
    const row: Readonly<Record<string, string | number>> = {
      客户名称: '新客户',
      客户类型: '直销客户',
      [account]: cell,
    };
    const bytes = await workbook([columns, columns.map((column) => row[column] ?? null)]);
    return importFile(app, 'admin', 'Customer', { bytes });
  };

  // biome-ignore lint/correctness/noPrecisionLoss: the loss is what is tested
  it.each([6222000011112222333, 1000000000000000, 1234567890123456])(
    'a number cell %d has digits a workbook does not keep, and is refused',
    async (cell) => {
      const { status, data } = await imported(cell);
      expect([status, data.errors.map(({ row, column }) => [row, column])]).toEqual([false, [[2, account]]]);
      expect(data.errors[0]?.message).toContain('设为“文本”后重新输入');
    },
  );

  it('a formula that no program has computed is refused by cell; one with its result is read', async () => {
    const at = (title: string) => columns.indexOf(title);
    const withFormula = async (formulaResult?: string) => {
      const bytes = await writeXlsx({
        sheets: [
          {
            name: '客户',
            rows: [[...columns], columns.map((title) => (title === '客户类型' ? '直销客户' : null))],
            cells: new Map([
              [
                `1,${at('客户名称')}`,
                { formula: '"新"&"客户"', ...(formulaResult === undefined ? {} : { formulaResult }) },
              ],
            ]),
          },
        ],
      });
      return new Uint8Array(bytes);
    };
    const open = await importFile(app, 'admin', 'Customer', { bytes: await withFormula() });
    expect(open.data.errors).toMatchObject([{ row: 2, column: '客户名称' }]);
    expect(open.data.errors[0]?.message).toContain('公式没有计算结果');
    expect((await importFile(app, 'admin', 'Customer', { bytes: await withFormula('新客户') })).status).toBe(
      true,
    );
  });

  it.each(['6222000011112222333', 622200001111222])('%s is imported whole', async (cell) => {
    expect((await imported(cell)).status).toBe(true);
    const { body } = await app.post(
      'admin',
      '/api/Customer/Page',
      query([{ name: 'BankAccount', value: String(cell) }]),
    );
    expect(body.total).toBe(1);
  });

  it('are written as text by an export', async () => {
    const answer = await app.raw(
      'admin',
      '/api/Customer/Export',
      json(
        query([{ name: 'CustomerCode', value: 'C1' }], {
          columns: ['BankAccount', 'CustomerType', 'CreditLimit'],
        }),
      ),
    );
    const book = read(new Uint8Array(await answer.arrayBuffer()), { cellNF: true });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    expect([sheet?.A2?.z, sheet?.B2?.z]).toEqual(['@', '@']);
    expect(sheet?.A2).toMatchObject({ t: 's', v: '0622200' });
  });

  it('are formatted as text in a template, below the header', async () => {
    const answer = await app.raw('admin', '/api/Customer/DownloadTemplate');
    const book = read(new Uint8Array(await answer.arrayBuffer()), { cellNF: true, sheetStubs: true });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    const at = (title: string, row: number) =>
      sheet?.[utils.encode_cell({ r: row, c: columns.indexOf(title) })];
    expect([at(account, 1)?.z, at(account, 300)?.z]).toEqual(['@', '@']);
    expect(at('信用额度(元)', 1)?.z).not.toBe('@');
  });
});
