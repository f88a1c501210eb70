import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBatchJob } from '../../server-mock/codegen/entryBatches/startBatchJob.ts';
import { createApp } from '../../server-mock/process/app.ts';
import { databaseKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const key = (columnName: string) => ({ columnName, columnCnName: '主键', columnType: 'int', isKey: true });
const code = { columnName: 'Code', columnCnName: '编号', columnType: 'string', editRowNo: 1 };
const link = (columnName: string, dropNo: string) => ({
  ...{ columnName, columnCnName: columnName, columnType: 'int', editType: 'select', editRowNo: 1, dropNo },
});
const foreign = (columnName: string) => ({ columnName, columnCnName: columnName, columnType: 'int' });
const entry = (tableName: string, columns: readonly object[] = [], more: object = {}) => ({
  ...{ columnCNName: tableName, tableName, folderName: 'batch', menuParent: 60, ...more },
  tableColumns: [key(`${tableName}_Id`), code, ...columns],
});

describe.each(databaseKinds)('a batch of entries on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
    // A sign-in writes.
    await Promise.all([app.token('admin'), app.token('sales')]);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => app.close());

  const send = async (entries: readonly object[], dryRun = false) =>
    (await app.post('admin', '/api/builder/import', { entries, dryRun })).body;
  const isInForce = (name: string): boolean => app.context.catalog.table(name) !== undefined;
  const piecesLeft = async (): Promise<number> =>
    (await app.context.db.query('select count(*)::int as n from "jig_entry_piece"')).rows[0]?.n as number;
  /** Runs `before` before each transaction, with its number from 1. */
  const beforeEachTransaction = (before: (at: number) => Promise<void> | void) => {
    const { db } = app.context;
    const transaction = db.transaction.bind(db);
    let at = 0;
    return vi.spyOn(db, 'transaction').mockImplementation(async (run, options) => {
      at += 1;
      await before(at);
      return transaction(run, options);
    });
  };

  it('is checked without a transaction, and stores nothing when something is wrong', async () => {
    const transactions = beforeEachTransaction(() => undefined);
    const good = entry('Batch_Good');
    expect(await send([good], true)).toMatchObject({ status: true, data: { dryRun: true } });
    const wrong = await send([good, entry('Batch_Bad', [link('Other', 'Nothing')])]);
    expect(wrong.data.issues).toMatchObject([{ rule: 'schema.unknownDictionary' }]);
    expect(transactions).not.toHaveBeenCalled();
    expect(isInForce('Batch_Good')).toBe(false);
  });

  it('lets others in between its entries, and puts those in a circle in force together', async () => {
    const chain = Array.from({ length: 6 }, (_, at) =>
      entry(`Batch_${at}`, at === 5 ? [] : [link('Next', `Batch_${at + 1}`)]),
    );
    const circle = [entry('Ring_A', [link('B', 'Ring_B')]), entry('Ring_B', [link('A', 'Ring_A')])];
    const transactions = beforeEachTransaction(() => undefined);
    let isOver = false;
    const sent = send([...chain, ...circle]).finally(() => {
      isOver = true;
    });
    let pages = 0;
    while (!isOver) {
      expect((await app.post('sales', '/api/Production_SalesOrder/Page', query([]))).body.status).toBe(0);
      pages += 1;
    }
    expect(await sent).toMatchObject({ status: true });
    // One keeps the pieces, one finds none left.
    expect(transactions.mock.calls.length).toBeGreaterThanOrEqual(7 + 2);
    expect(pages).toBeGreaterThanOrEqual(7);
    expect(['Batch_0', 'Batch_5', 'Ring_A', 'Ring_B'].map(isInForce)).toEqual([true, true, true, true]);
  });

  it('goes on after its process was killed', async () => {
    beforeEachTransaction((at) => {
      if (at === 4) throw new Error('killed');
    });
    const entries = ['Cut_A', 'Cut_B', 'Cut_C', 'Cut_D'].map((name) => entry(name));
    expect((await app.post('admin', '/api/builder/import', { entries })).http).toBe(500);
    expect(['Cut_A', 'Cut_B', 'Cut_C', 'Cut_D'].map(isInForce)).toEqual([true, true, false, false]);
    expect(await piecesLeft()).toBe(2);
    vi.restoreAllMocks();
    // Another process could still be at it until then.
    app.pass(kind === 'postgres' ? 121_000 : 0);
    const stop = startBatchJob(app.context, createApp(app.context));
    await vi.waitFor(() => expect(isInForce('Cut_D')).toBe(true), { timeout: 20_000 });
    await stop();
    expect(await piecesLeft()).toBe(0);
    const { rows } = await app.context.db.query(
      `select "Changes" from "Sys_Log" where "LogType" = 'System' and "TableName" = 'Sys_TableInfo'`,
    );
    expect(rows.map(({ Changes }) => JSON.parse(String(Changes)))).toEqual([
      { inForce: ['Cut_C', 'Cut_D'], left: [], because: [] },
    ]);
  });

  it('says what stands when somebody else took a name meanwhile', async () => {
    const transaction = app.context.db.transaction.bind(app.context.db);
    beforeEachTransaction(async (at) => {
      if (at !== 3) return;
      vi.restoreAllMocks();
      expect(await send([entry('Other', [], { tableTrueName: 'Late_B' })])).toMatchObject({ status: true });
      vi.spyOn(app.context.db, 'transaction').mockImplementation(transaction);
    });
    const refused = await send([entry('Late_A'), entry('Late_B'), entry('Late_C')]);
    expect(refused).toMatchObject({
      status: false,
      message: expect.stringContaining('已生成1个配置：Late_A。从【Late_B】起的2个没有写入'),
    });
    expect(refused.data.issues.map(({ rule }: { rule: string }) => rule)).toEqual([
      'codegen.stopped',
      'codegen.tableTaken',
    ]);
    expect(['Late_A', 'Late_C'].map(isInForce)).toEqual([true, false]);
    expect(await piecesLeft()).toBe(0);
  });

  it('puts together what is refused one after the other', async () => {
    const parts = (more: readonly object[]) => entry('Whole_Part', more);
    const whole = (detailName: string) => entry('Whole', [], { detailName });
    expect(await send([parts([foreign('Whole_Id')]), whole('Whole_Part')])).toMatchObject({ status: true });
    // The detail loses its column before its header gives it up.
    expect(await send([parts([]), whole('')])).toMatchObject({ status: true });
    expect(app.context.catalog.table('Whole')?.details).toEqual([]);
  });
});
