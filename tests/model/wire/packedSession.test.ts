import { describe, expect, it } from 'vitest';
import type { PageSchema } from '../../../runtime/model/schema/PageSchema.ts';
import type { MenuEntry } from '../../../runtime/wire/permission/MenuEntry.ts';
import { packGrants, unpackGrants } from '../../../runtime/wire/session/packedGrants.ts';
import { packMenu } from '../../../runtime/wire/session/packedMenu.ts';
import { packPage } from '../../../runtime/wire/session/packedPage.ts';
import { sessionAfter } from '../../../runtime/wire/session/readSession.ts';
import { read } from '../../../runtime/wire/shape.ts';

const menu = (more: Partial<MenuEntry>): MenuEntry => ({
  id: 1,
  name: '销售订单',
  url: null,
  parentId: 0,
  icon: null,
  enable: 1,
  tableName: null,
  permission: [],
  ...more,
});

const user = {
  user_Id: 1,
  userName: 'admin',
  realName: '超级管理员',
  roleIds: [1],
  roleNames: ['系统管理员'],
  isSuperAdmin: true,
  subordinateIds: [],
};
const app = {
  name: 'Jig',
  timeZone: 'Asia/Shanghai',
  now: '2026-03-05 10:00:00',
  pageSizes: [30],
  pageSize: 30,
};

interface Kept {
  readonly grants: ReadonlyMap<string, ReadonlySet<string>>;
  readonly menus: readonly MenuEntry[];
  readonly pages: readonly PageSchema[];
}

const sent = ({ grants, menus, pages }: Kept): string =>
  JSON.stringify({
    user,
    grants: packGrants(grants),
    fieldRights: {},
    menus: menus.map(packMenu),
    pages: pages.map(packPage),
    app,
    version: 'v'.repeat(22),
  });

describe('a session travels packed', () => {
  it.each([
    ['a path and its name', { a: ['Search'], '/a': ['Search'] }],
    ['a path with fewer actions than its name', { a: ['Search', 'Add'], '/a': ['Search'] }],
    ['a name without a path', { a: ['Search'] }],
    ['no action', { a: [], '/a': [] }],
    ['names of object members', { constructor: ['Search'], toString: ['Add'] }],
  ])('grants: %s', (_, grants) => {
    const wanted = new Map(Object.entries(grants).map(([name, actions]) => [name, new Set(actions)]));
    expect(Object.entries(unpackGrants(packGrants(wanted))).sort()).toEqual(Object.entries(grants).sort());
  });

  it('and arrives whole', () => {
    const menus = [
      menu({ icon: 'cart', enable: 2 }),
      menu({ url: '/Customer', tableName: 'Customer', permission: ['Search'] }),
      menu({ url: '/other', tableName: 'Customer' }),
      menu({ tableName: 'Customer' }),
      menu({ url: '/approval', parentId: 3 }),
    ];
    const pages: PageSchema[] = [
      { $schema: '../x.json', format: 1, page: 'list', path: '/Customer', table: 'Customer' },
      { format: 1, page: 'list', path: '/customers', table: 'Customer', variant: 'light' },
      { format: 1, page: 'home', path: '/home', aliases: ['/home2'], title: '首页', access: 'user' },
    ];
    const found = read(sessionAfter(undefined), JSON.parse(sent({ grants: new Map(), menus, pages })));
    if (!found.ok) throw new Error(found.problem);
    expect(found.value.menus).toEqual(
      menus.map(({ permission: _, url, icon, tableName, ...rest }) => ({
        ...rest,
        url: url ?? undefined,
        icon: icon ?? undefined,
        tableName: tableName ?? undefined,
      })),
    );
    expect(found.value.pages).toEqual(pages.map(({ $schema: _, ...page }) => page));
  });

  it('in at most 30 KB for 220 pages', () => {
    const lists = [
      ['Search', 'Add', 'Update', 'CopyAdd', 'Delete', 'Import', 'Export'],
      ['Search', 'Add', 'Update', 'CopyAdd', 'Delete', 'Import', 'Export', 'Audit', 'AntiAudit'],
      ['Search', 'Export'],
    ];
    const tables = Array.from({ length: 220 }, (_, index) => `Sales_OrderDetail${index}`);
    const grants = new Map(
      tables.flatMap((table, index) => {
        const actions = new Set(lists[index % lists.length]);
        return [table, `/${table}`].map((name) => [name.toLowerCase(), actions] as const);
      }),
    );
    const menus = tables.map((tableName, id) =>
      menu({ id, parentId: id % 20, name: `生产订单${id}`, url: `/${tableName}`, tableName }),
    );
    const pages = tables.map(
      (table): PageSchema => ({
        $schema: '../../meta/page.schema.json',
        format: 1,
        page: 'list',
        path: `/${table}`,
        table,
        quickSearch: 'OrderDetailCode',
      }),
    );
    const bytes = Buffer.byteLength(sent({ grants, menus, pages }));
    expect([bytes, bytes <= 30 * 1024]).toEqual([bytes, true]);
  });
});
