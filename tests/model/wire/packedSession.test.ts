import { describe, expect, it } from 'vitest';
import type { PageSchema } from '../../../runtime/model/schema/PageSchema.ts';
import type { MenuEntry } from '../../../runtime/wire/permission/MenuEntry.ts';
import { packGrants, unpackGrants } from '../../../runtime/wire/session/packedGrants.ts';
import { packMenu } from '../../../runtime/wire/session/packedMenu.ts';
import { packPages } from '../../../runtime/wire/session/packedPage.ts';
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
    pages: packPages(pages),
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
      { format: 1, page: 'list', path: '/Supplier', table: 'Supplier', quickSearch: 'SupplierName' },
      { format: 1, page: 'report', path: '/r', table: 'R', quickSearch: 'Code', figures: ['Qty'] },
      {
        format: 1,
        page: 'navigation',
        path: '/navigation',
        title: '#1',
        stages: [{ title: '#1 线', to: '/home2', pages: ['/Supplier', '/customers', '/gone'] }],
      },
    ];
    const packed = JSON.parse(sent({ grants: new Map(), menus, pages })).pages;
    expect(packed.slice(3)).toEqual([
      ['Supplier', 'SupplierName'],
      ['R', 'Code', { page: 'report', path: '/r', figures: ['Qty'] }],
      {
        page: 'navigation',
        path: '/navigation',
        title: '#1',
        stages: [{ title: '##1 线', to: '/home2', pages: ['#3', '#1', '/gone'] }],
      },
    ]);
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

  it.each([
    ['a list of no texts', [[1, {}]]],
    ['a page that is none', [7]],
    ['more that is no object', [['Customer', 'Code', 7]]],
    ['stages that are no list', [{ page: 'navigation', path: '/n', stages: { title: '#0' } }]],
  ])('and is refused with %s', (_, pages) => {
    const whole = { ...JSON.parse(sent({ grants: new Map(), menus: [], pages: [] })), pages };
    expect(read(sessionAfter(undefined), whole).ok).toBe(false);
  });

  it('keeps a place that is no page as it stands', () => {
    const pages = [{ page: 'navigation', path: '/n', stages: [{ title: 'x', pages: ['#9'] }] }];
    const whole = { ...JSON.parse(sent({ grants: new Map(), menus: [], pages: [] })), pages };
    const found = read(sessionAfter(undefined), whole);
    expect(found.ok && found.value.pages[0]?.stages?.[0]?.pages).toEqual(['#9']);
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
