import { describe, expect, it } from 'vitest';
import { answered, failed } from '../../runtime/data/Answer.ts';
import '../../runtime/model/explain/allMessages.ts';
import { ParamsStore } from '../../runtime/store/settings/ParamsStore.ts';
import { admin, documentOf, tableOf, worldOf } from '../forms/harness.tsx';

const table = tableOf(
  [
    { field: 'Name', title: '名称', type: 'text', max: 5, maxlength: 5, editRowNo: 1 },
    { field: 'Rows', title: '条数', type: 'int', min: 10, editRowNo: 1 },
  ],
  { table: 'Params' },
);

async function opened(rows: readonly object[], more: Parameters<typeof worldOf>[0] = {}, mayUpdate = true) {
  const world = worldOf({ rows: rows as never, ...more });
  let loads = 0;
  const app = {
    ...world.app,
    schemas: { ...world.app.schemas, document: async () => answered(documentOf(table)) },
    session: { user: admin, now: () => '2026-11-26 10:00:00', load: async () => void loads++ },
  } as unknown as typeof world.app;
  const store = new ParamsStore(app, 'Params', mayUpdate);
  await store.load();
  return { ...world, store, loads: () => loads };
}

describe('settings', () => {
  it('are added by the first save, then updated, and the session is read again each time', async () => {
    const { store, add, update, loads } = await opened([]);
    expect(store.unsaved()).toBe(false);
    store.forms?.main.cell('Name').set('江南');
    expect(store.unsaved()).toBe(true);
    expect(await store.save()).toBe(true);
    expect(add.mock.calls.map(([name, { main }]) => [name, main.Name])).toEqual([['Params', '江南']]);
    expect([store.unsaved(), loads()]).toEqual([false, 1]);
    const stored = await opened([{ Params_Id: 1, Version: 1, Name: '旧' }]);
    stored.store.forms?.main.cell('Name').set('新');
    expect(await stored.store.save()).toBe(true);
    expect(stored.update.mock.calls[0]?.[1].main).toMatchObject({ Params_Id: 1, Version: 1, Name: '新' });
    expect(update).not.toHaveBeenCalled();
  });

  it('that break a rule are not sent, and those the server refuses stay as typed with its words', async () => {
    const issue = { path: 'Name', rule: 'form.custom', params: { text: '重名' }, severity: 'error' };
    const { store, update, loads } = await opened([{ Params_Id: 1, Version: 1, Name: '旧', Rows: 30 }], {
      update: async () => failed('422', '保存失败', { issues: [issue] } as never),
    });
    store.forms?.main.cell('Rows').set(5);
    expect(await store.save()).toBe(false);
    expect(update).not.toHaveBeenCalled();
    store.forms?.main.cell('Rows').set(50);
    store.forms?.main.cell('Name').set('新');
    expect(await store.save()).toBe(false);
    expect(store.forms?.main.cell('Name').issues.length).toBe(1);
    expect(store.forms?.main.value('Name')).toBe('新');
    expect([store.unsaved(), loads()]).toEqual([true, 0]);
  });

  it('are read-only without the right to change them', async () => {
    const { store } = await opened([{ Params_Id: 1, Name: '旧' }], {}, false);
    expect(store.isReadonly).toBe(true);
    expect(store.forms?.main.lockOf('Name')).toBe('readonly');
    expect(store.unsaved()).toBe(false);
  });
});
