import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SavePlug } from '../../server-mock/context/SavePlug.ts';
import { afterCommit } from '../../server-mock/db/afterCommit.ts';
import { refuse } from '../../server-mock/http/Answer.ts';
import { Refusal } from '../../server-mock/http/Refusal.ts';
import { databaseKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const process = (id: number, name: string) => ({
  Process_Id: id,
  ProcessCode: `GX000${id}`,
  ProcessName: name,
  SubmitWorkMatch: 1,
  Enable: 1,
  Sequence: id * 10,
});
const rows = { Base_Process: [process(1, '下料'), process(2, '粗车'), process(3, '精车')] };

describe.each(databaseKinds)('a plug inside writes, on %s', (kind) => {
  let app: TestApp;
  let told: string[];
  let refused: string | undefined;

  /** Records its calls and refuses one name. */
  const note = (text: string): void => {
    if (refused === text.split(' ')[0]) throw new Refusal(refuse('422', `no ${text}`));
    told.push(text);
  };
  const plug: SavePlug = {
    tables: ['Sys_Log'],
    check: async (_tx, _call, { main }) => note(`check ${main.table}`),
    async saved(tx, { full, before, main, details }) {
      note(
        `saved ${full.main.table} ${before === undefined ? 'new' : before.ProcessName} ${main.ProcessName}`,
      );
      expect(await details()).toEqual({});
      afterCommit(tx, () => told.push('committed'));
      return { tables: [], changes: { told: [1] } };
    },
    imported: async (_tx, _call, { main }, keys) => note(`imported ${main.table} ${keys.length}`),
    changed: async (_tx, _call, { table }, { fields = [], rows: before }) =>
      note(`changed ${table} ${fields.join()} ${(await before()).length}`),
    deleted: async (_tx, { table }, keys) => note(`deleted ${table} ${keys.join()}`),
  };

  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
    Object.assign(app.context, { plugs: [...app.context.plugs, plug] });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    told = [];
    refused = undefined;
  });

  const save = async (mainData: object, action = 'Update') =>
    (await app.post('planner', `/api/Base_Process/${action}`, { mainData })).body;
  const nameOf = async (id: number): Promise<unknown> =>
    (await app.context.db.query('select "ProcessName" from "Base_Process" where "Process_Id" = $1', [id]))
      .rows[0]?.ProcessName;

  it('hears of a saved record, with the record before and after, and runs work after the commit', async () => {
    expect(await save({ Process_Id: 1, ProcessName: '锯切' })).toMatchObject({ status: true });
    expect(told).toEqual(['check Base_Process', 'saved Base_Process 下料 锯切', 'committed']);
    const log = await app.context.db.query(
      `select "Changes" from "Sys_Log" where "TableName" = 'Base_Process' and "TableKey" = '1'`,
    );
    expect(JSON.parse(String(log.rows[0]?.Changes))).toMatchObject({ told: [1] });
  });

  it('hears of an order, with the field that changed', async () => {
    await app.post('planner', '/api/Base_Process/moveRow', { key: 3, before: 2 });
    expect(told).toEqual(['changed Base_Process Sequence 2']);
  });

  it('refuses by throwing: nothing is written, and work for after the commit never runs', async () => {
    refused = 'saved';
    const answer = await save({ Process_Id: 2, ProcessName: '车削' });
    expect(answer).toMatchObject({ status: false, message: 'no saved Base_Process 粗车 车削' });
    expect([await nameOf(2), told]).toEqual(['粗车', ['check Base_Process']]);
    refused = 'deleted';
    expect((await app.post('admin', '/api/Base_Process/Del', [3])).body.status).toBe(false);
    expect(await nameOf(3)).toBe('精车');
  });

  it('hears of deleted records', async () => {
    expect((await app.post('admin', '/api/Base_Process/Del', [3])).body).toMatchObject({ status: true });
    expect(told).toEqual(['deleted Base_Process 3']);
  });
});
