import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadForm } from '../../designer/form/base/loadForm.ts';
import { addComponent } from '../../designer/form/commands/addComponent.ts';
import { setKeys } from '../../designer/form/commands/setKeys.ts';
import { saveForm } from '../../designer/form/save/saveForm.ts';
import { FormDesignerStore } from '../../designer/form/store/FormDesignerStore.ts';
import type { DesignCalls } from '../../runtime/data/DesignCalls.ts';
import { Http } from '../../runtime/data/Http.ts';
import { httpDataSource } from '../../runtime/data/HttpDataSource.ts';
import { httpDesignCalls } from '../../runtime/data/httpDesignCalls.ts';
import type { App } from '../../runtime/host/AppContext.ts';
import { fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';
import { databaseKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

interface Window {
  readonly calls: DesignCalls;
  readonly store: FormDesignerStore;
}

describe.each(databaseKinds)('designs saved at once, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  /** A window of a user with the form designer open on the customers. */
  const designing = async (user: string, id: number): Promise<Window> => {
    const http = new Http({
      token: () => 'signed in',
      locale: () => 'zh',
      onToken: () => undefined,
      onUnauthorised: () => undefined,
      fetch: (async (path: string, init?: RequestInit) => app.raw(user, path, init)) as typeof fetch,
    });
    const calls = httpDesignCalls(http);
    const world = {
      data: { ...httpDataSource(http), designs: async () => calls },
      session: { user: { id, isSuperAdmin: id === 1, roleIds: [id], grants: new Map() } },
      fieldTypes: fieldTypeRegistry(),
      notify: { error: () => undefined, announce: () => undefined },
      locale: 'zh',
      t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
    } as unknown as App;
    const main = { table: 'Customer', cnName: '客户' };
    const found = await loadForm(world, { doc: { main } } as unknown as PageStore);
    if (!('loaded' in found)) throw new Error(found.failed);
    return { calls, store: new FormDesignerStore(world, found.loaded) };
  };

  const rename = ({ store }: Window, field: string, name: string): void => {
    const part = store.draft.entries.find(({ raw }) => raw.field === field);
    store.run(setKeys(store.draft, [part?.id ?? ''], { name }));
  };
  const addField = ({ store }: Window, name: string): void => {
    store.run(addComponent(store.draft, store.base, { type: 'text', title: '' }));
    store.run(setKeys(store.draft, store.selected, { name }));
  };
  const save = ({ calls, store }: Window) => saveForm(calls, store);

  const storedNames = async (user: string): Promise<readonly string[]> => {
    const { body } = await app.get(user, '/api/FormDesignOptionsUser/getData?titleEnName=/Customer');
    const entries: readonly { readonly name: string }[] = JSON.parse(body.data.DaraggeOptions);
    return entries.map(({ name }) => name);
  };
  const failures = (): readonly unknown[] => app.logged.filter(({ level }) => level === 'error');

  it.each([
    ['admin', 1],
    ['sales', 4],
  ] as const)(
    'from two windows of %s: one is stored, the other is shown the difference',
    async (user, id) => {
      for (const round of [1, 2, 3]) {
        const windows = [await designing(user, id), await designing(user, id)] as const;
        rename(windows[0], 'Phone', `电话甲${user}${round}`);
        rename(windows[1], 'Mail', `邮箱乙${user}${round}`);
        const answers = await Promise.all(windows.map(save));
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
        const late = answers.findIndex(({ ok }) => !ok);
        const [first, second] = late === 1 ? ['电话甲', '邮箱乙'] : ['邮箱乙', '电话甲'];
        const names = await storedNames(user);
        expect([
          names.includes(`${first}${user}${round}`),
          names.includes(`${second}${user}${round}`),
        ]).toEqual([true, false]);
        const refused = answers[late];
        const other = windows[late];
        if (refused === undefined || refused.ok || !('moved' in refused) || !other)
          throw new Error('not shown');
        expect(refused.moved?.DaraggeOptions).toContain(`${first}${user}${round}`);
        // Having seen the difference, the second window saves over it.
        expect(await saveForm(other.calls, other.store, refused.moved)).toEqual({ ok: true });
        expect(await storedNames(user)).toContain(`${second}${user}${round}`);
      }
      expect(failures()).toEqual([]);
    },
  );

  it('with a new field each: both fields are kept under codes of their own', async () => {
    const windows = [await designing('admin', 1), await designing('admin', 1)] as const;
    addField(windows[0], '包装要求');
    addField(windows[1], '运输要求');
    const answers = await Promise.all(windows.map(save));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const late = answers.findIndex(({ ok }) => !ok);
    const [refused, other] = [answers[late], windows[late]];
    if (refused === undefined || refused.ok || !('moved' in refused) || !other) throw new Error('not shown');
    expect(await saveForm(other.calls, other.store, refused.moved)).toEqual({ ok: true });
    const { body } = await app.get('admin', '/api/jig/table?name=Customer');
    const layers = JSON.stringify(body.data.layers);
    for (const name of ['包装要求', '运输要求']) expect(layers).toContain(name);
    expect(failures()).toEqual([]);
  });

  it('as calls for new fields alone: each field is stored', async () => {
    const names = ['开票要求', '验收要求', '发货要求'];
    const send = async (FieldName: string) => {
      const code = await app.get('admin', '/api/Sys_Table_Extend/getFieldCode?tableName=Customer');
      return app.post('admin', '/api/Sys_Table_Extend/updateFormExtendField', {
        Sys_Table_Extends: [
          { TableName: 'Customer', FieldName, FieldType: 'text', FieldCode: code.body.data },
        ],
        DeleteKeys: [],
      });
    };
    const answers = await Promise.all(names.map(send));
    expect(answers.map(({ body }) => body.status)).toEqual([true, true, true]);
    const { body } = await app.get('admin', '/api/jig/table?name=Customer');
    const layers = JSON.stringify(body.data.layers);
    for (const name of names) expect(layers).toContain(name);
  });

  it('by a client that knows no version: the last one counts, and none fails', async () => {
    const send = (name: string) =>
      app.post('admin', '/api/FormDesignOptionsUser/update', {
        mainData: {
          TitleEnName: '/Customer',
          DaraggeOptions: JSON.stringify([{ field: 'Phone', name, type: 'text', width: 50, show: true }]),
        },
      });
    const answers = await Promise.all(['一', '二', '三'].map(send));
    expect(answers.map(({ body }) => body.status)).toEqual([true, true, true]);
    expect(new Set(answers.map(({ body }) => body.data.version)).size).toBe(3);
  });

  it('of another user never say anything for all users', async () => {
    const before = await app.get('manager', '/api/jig/table?name=Customer');
    const saved = await app.post('sales', '/api/FormDesignOptionsUser/update', {
      mainData: {
        FormId: 'Customer 1',
        User_Id: 1,
        TitleEnName: '/Customer',
        DaraggeOptions: JSON.stringify([
          { field: 'Phone', name: '全体电话', type: 'text', width: 50, show: true, isGlobal: true },
        ]),
      },
    });
    expect(saved.body).toMatchObject({ status: true, data: { FormId: 'Customer 4' } });
    const after = await app.get('manager', '/api/jig/table?name=Customer');
    expect(after.body.data.layers).toEqual(before.body.data.layers);
  });
});
