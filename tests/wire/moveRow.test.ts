import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const process = (id: number, name: string, Sequence: number | null) => ({
  Process_Id: id,
  ProcessCode: `GX000${id}`,
  ProcessName: name,
  SubmitWorkMatch: 1,
  Enable: 1,
  Sequence,
});
const rows = {
  Base_Process: [
    process(1, '下料', 10),
    process(2, '粗车', 20),
    process(3, '精车', 30),
    process(4, '磨削', 40),
    process(5, '检验', 50),
  ],
};

describe.each(databaseKinds)('the order of rows, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
  });
  afterAll(() => app.close());

  const move = async (body: object, user = 'planner', table = 'Base_Process') =>
    (await app.post(user, `/api/${table}/moveRow`, body)).body;
  const list = async (): Promise<readonly Record<string, unknown>[]> =>
    (await app.post('admin', '/api/Base_Process/Page', { ...query(), sort: 'Sequence', order: 'asc' })).body
      .rows;
  const names = async () => (await list()).map((row) => row.ProcessName).join(' ');
  const places = async () => (await list()).map((row) => row.Sequence);
  const start = (sequence: readonly (number | null)[]) =>
    app.context.db.query(
      `update "Base_Process" set "Sequence" = (array[${sequence.map((one) => one ?? 'null').join(',')}]::int[])["Process_Id"]`,
    );

  beforeEach(() => start([10, 20, 30, 40, 50]));

  it('a row goes before another: the places stay, the rows between give way', async () => {
    const answer = await move({ key: 4, before: 2 });
    expect(answer).toMatchObject({ status: true, message: '顺序已保存' });
    expect(await names()).toBe('下料 磨削 粗车 精车 检验');
    expect(await places()).toEqual([10, 20, 30, 40, 50]);
    expect(answer.data.map((row: { Process_Id: number }) => row.Process_Id).sort()).toEqual([2, 3, 4]);
  });

  it('and back: the opposite move is the undo', async () => {
    await move({ key: 4, before: 2 });
    await move({ key: 4, after: 3 });
    expect(await names()).toBe('下料 粗车 精车 磨削 检验');
    expect(await places()).toEqual([10, 20, 30, 40, 50]);
  });

  it('to the end and to the start', async () => {
    await move({ key: 1, after: 5 });
    expect(await names()).toBe('粗车 精车 磨削 检验 下料');
    await move({ key: 1, before: 2 });
    expect(await names()).toBe('下料 粗车 精车 磨削 检验');
  });

  it('equal places part, and what stands behind moves on', async () => {
    await start([0, 0, 0, 1, 7]);
    await move({ key: 3, before: 1 });
    expect(await names()).toBe('精车 下料 粗车 磨削 检验');
    expect(new Set(await places()).size).toBe(5);
  });

  it('rows that never had a place get one where they are put', async () => {
    await start([10, 20, null, null, null]);
    await move({ key: 4, before: 2 });
    expect(await names()).toBe('下料 磨削 粗车 精车 检验');
    await start([null, null, null, null, null]);
    await move({ key: 5, before: 1 });
    expect(await names()).toBe('检验 下料 粗车 精车 磨削');
  });

  it('a new row without a place stands last', async () => {
    const saved = await app.post('planner', '/api/Base_Process/Add', {
      mainData: { ProcessName: '包装', SubmitWorkMatch: 1 },
    });
    expect(saved.body.data.data.Sequence).toBe(51);
    await app.post('planner', '/api/Base_Process/Del', [saved.body.data.data.Process_Id]);
  });

  it('is written to the log, and raises the version of each row that moved', async () => {
    const before = (await list()).find((row) => row.Process_Id === 5)?.Version;
    await move({ key: 5, before: 4 });
    expect((await list()).find((row) => row.Process_Id === 5)?.Version).toBe(Number(before) + 1);
    const logs = await app.post(
      'admin',
      '/api/Sys_Log/Page',
      query([{ name: 'TableName', value: 'Base_Process', displayType: 'equal' }]),
    );
    expect(logs.body.rows[0].Changes).toBe('顺序：50 → 40\n说明：调整顺序');
  });

  it('needs the right to edit, an order, and rows that are there #G05', async () => {
    expect(await move({ key: 1, after: 2 }, 'worker')).toMatchObject({ status: false, code: '403' });
    expect(await move({ key: 1, after: 2 }, 'admin', 'Customer')).toMatchObject({
      code: '422',
      message: '【客户】的行没有可调整的顺序；明细的顺序在单据中调整',
    });
    expect(await move({ key: 1, after: 2 }, 'admin', 'Base_ProcessLineList')).toMatchObject({ code: '422' });
    expect(await move({ key: 1, after: 99 })).toMatchObject({ code: '404' });
    for (const body of [{}, { key: 1 }, { key: 1, after: 1 }, { key: "1' or 1=1", after: 2 }])
      expect(await move(body)).toMatchObject({ code: '422' });
    expect(await names()).toBe('下料 粗车 精车 磨削 检验');
  });
});
