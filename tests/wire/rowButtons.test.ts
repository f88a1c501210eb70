import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RowButton } from '../../runtime/model/schema/RowButton.ts';
import { completePages } from '../../runtime/wire/session/packedPage.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(dailyKind, {
    file: {
      roles: [
        {
          roleName: '跟单',
          parent: '经理',
          permissions: { Customer: ['Search'] },
          fields: { Customer: { ShortName: { show: 0 } } },
        },
      ],
      users: [{ userName: 'clerk', realName: '林跟单', password: 'jig-demo', roles: ['跟单'] }],
    },
  });
});
afterAll(() => app.close());

it('buttons of rows that read a hidden field are not told to users who may not see it', async () => {
  const link = (field: string): RowButton => ({
    text: `按 ${field}`,
    linkTo: { path: '/Production_SalesOrder', where: { Remark: field } },
  });
  const rowButtons = [{ action: 'Update' }, link('ShortName'), link('CustomerCode')];
  const patch = { format: 1, page: 'list', path: '/Customer', table: 'Customer', rowButtons };
  const sent = { kind: 'page', name: '/Customer', patch };
  expect((await app.post('admin', '/api/jig/schema/publish', sent)).body.message).toBe('保存成功');
  const told = async (user: string) => {
    const { pages } = (await app.get(user, '/api/jig/session')).body.data;
    const found = completePages(pages) as readonly { readonly path: string; readonly rowButtons?: unknown }[];
    return found.find(({ path }) => path === '/Customer')?.rowButtons;
  };
  expect(await told('admin')).toEqual(rowButtons);
  expect(await told('clerk')).toEqual([{ action: 'Update' }, link('CustomerCode')]);
});
