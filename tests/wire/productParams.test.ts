import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKind } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(dailyKind);
});
afterAll(() => app.close());

const shell = async (user: string) => (await app.get(user, '/api/jig/session')).body.data.app;

/** The smallest PNG. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('settings of the product', () => {
  let key: number;

  it('are the defaults until an administrator changes one, and apply to all users at once', async () => {
    const plain = await shell('sales');
    expect(plain).toMatchObject({ name: '工装 Jig', company: '', pageSize: 30 });
    expect(plain).not.toHaveProperty('logo');
    const added = await app.post('admin', '/api/Sys_ParamsSetting/Add', {
      mainData: {
        ProductName: '江南制造云',
        CompanyName: '江南精密机械有限公司',
        ThemeColor: 'teal',
        PageSize: 50,
      },
    });
    expect(added.body.status).toBe(true);
    key = added.body.data.data.Params_Id;
    expect(await shell('sales')).toMatchObject({
      name: '江南制造云',
      company: '江南精密机械有限公司',
      color: 'teal',
      pageSize: 50,
    });
  });

  it('are one record: a second one is refused, and so are values out of bounds', async () => {
    const second = await app.post('admin', '/api/Sys_ParamsSetting/Add', {
      mainData: { ProductName: '另一个' },
    });
    expect(second.body.status).toBe(false);
    for (const Scope of ['other', '', null, ' product2 ']) {
      const named = await app.post('admin', '/api/Sys_ParamsSetting/Add', {
        mainData: { Scope, ProductName: '另一个' },
      });
      expect(named.body.status).toBe(false);
    }
    const moved = await app.post('admin', '/api/Sys_ParamsSetting/Update', {
      mainData: { Params_Id: key, Scope: 'other' },
    });
    expect(moved.body.status).toBe(true);
    const after = await app.post('admin', '/api/Sys_ParamsSetting/Add', { mainData: { ProductName: '二' } });
    expect(after.body.status).toBe(false);
    const update = async (values: object) => {
      const stored = await app.post('admin', '/api/Sys_ParamsSetting/getPageData', { page: 1, rows: 1 });
      const { Version } = stored.body.rows[0];
      return (
        await app.post('admin', '/api/Sys_ParamsSetting/Update', {
          mainData: { Params_Id: key, Version, ...values },
        })
      ).body;
    };
    expect(await update({ PageSize: 5 })).toMatchObject({ status: false });
    expect(await update({ ThemeColor: 'url(x)' })).toMatchObject({ status: false });
    expect(await update({ ProductName: '', PageSize: null })).toMatchObject({ status: true });
    expect(await shell('sales')).toMatchObject({ name: '工装 Jig', pageSize: 30, color: 'teal' });
  });

  it('belong to administrators: others neither read nor write them', async () => {
    for (const user of ['sales', 'director', 'viewer']) {
      const read = await app.post(user, '/api/Sys_ParamsSetting/getPageData', { page: 1, rows: 1 });
      expect(read.body).toMatchObject({ status: false, code: '403' });
      const write = await app.post(user, '/api/Sys_ParamsSetting/Update', { mainData: { Params_Id: key } });
      expect(write.body).toMatchObject({ status: false, code: '403' });
    }
  });

  it('show the uploaded logo to users without a right on them, and no other file', async () => {
    // Without a sign-in too: the login page shows it.
    expect((await app.fetch('/api/jig/logo')).http).toBe(404);
    const form = new FormData();
    form.append('fileInput', new File([png], 'logo.png', { type: 'image/png' }));
    const token = await app.token('admin');
    const uploaded = await app.fetch('/api/Sys_ParamsSetting/Upload', {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(uploaded.body.status).toBe(true);
    // A file that is not the stored logo stays closed.
    expect((await app.raw('viewer', '/api/jig/logo')).status).toBe(404);
    const stored = await app.post('admin', '/api/Sys_ParamsSetting/getPageData', { page: 1, rows: 1 });
    const saved = await app.post('admin', '/api/Sys_ParamsSetting/Update', {
      mainData: {
        Params_Id: key,
        Version: stored.body.rows[0].Version,
        Logo: `${uploaded.body.data}logo.png`,
      },
    });
    expect(saved.body).toMatchObject({ status: true });
    const logo = await app.raw('viewer', '/api/jig/logo');
    expect(logo.status).toBe(200);
    expect(logo.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await logo.arrayBuffer())).toEqual(png);
    expect((await shell('sales')).logo).toMatch(/^[0-9a-f]{12}$/);
  });
});
