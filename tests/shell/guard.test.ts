import { describe, expect, it } from 'vitest';
import { guard } from '../../runtime/host/guard.ts';
import { loginAddress } from '../../runtime/host/loginRedirect.ts';
import { wantedAfterLogin } from '../../runtime/host/wantedAfterLogin.ts';
import { centreRoutes } from '../../runtime/model/access/centreRoutes.ts';
import type { PageSchema } from '../../runtime/model/schema/PageSchema.ts';
import cases from './cases/guard.json';
import { memory, userWith } from './support.ts';

const pages: readonly PageSchema[] = [
  { format: 1, page: 'list', path: '/Customer', aliases: ['/Clients'], table: 'Customer' },
  { format: 1, page: 'permission', path: '/permission' },
];

describe('the route guard', () => {
  for (const one of cases) {
    it(one.sentence, () => {
      const grants = 'grants' in one ? one.grants : {};
      const decision = guard({
        path: one.path,
        signedIn: one.signedIn ?? true,
        mustChangePassword: one.mustChangePassword ?? false,
        user: grants === null ? undefined : userWith(grants ?? {}, one.superAdmin ?? false),
        pages,
      });
      expect(decision.kind === 'page' ? { kind: 'page', page: decision.page.page } : decision).toEqual(
        one.expect,
      );
    });
  }
});

describe('centre-route mode', () => {
  const page = (path: string): PageSchema => ({ format: 1, page: 'list', path, access: 'user' });
  const opened = (path: string, of: readonly PageSchema[]) => {
    const decision = guard({ path, signedIn: true, user: userWith({}), pages: of });
    return decision.kind === 'page' ? decision.page.path : decision.kind;
  };
  const all = ['/Equip_Device', '/Equip_DeviceTree', '/ProcureOrderCheck', '/Base_PrintTemplateTree'].map(
    page,
  );

  it('leads the three tables to their other pages, in any case #L04', () => {
    const remapped = centreRoutes(all);
    expect(
      ['/equip_device', '/Equip_DeviceTree', '/Procure_OrderCheck', '/Base_PrintTemplate/'].map((path) =>
        opened(path, remapped),
      ),
    ).toEqual(['/Equip_DeviceTree', '/Equip_DeviceTree', '/ProcureOrderCheck', '/Base_PrintTemplateTree']);
    expect(opened('/Equip_Device', all)).toBe('/Equip_Device');
  });
  it('leaves a path alone whose other page does not exist', () => {
    expect(opened('/Equip_Device', centreRoutes([page('/Equip_Device')]))).toBe('/Equip_Device');
  });
});

describe('the way to the login and back', () => {
  const random = () => 'abc';
  it('shows a random value and keeps where the person wanted to go to itself', () => {
    const keep = memory();
    const address = loginAddress(keep, { path: '/Customer?page=2', userId: undefined }, random);
    expect(address).toBe('/login?redirect=abc');
    expect(wantedAfterLogin(keep, '?redirect=abc', 2)).toBe('/Customer?page=2');
  });
  it('is used once', () => {
    const keep = memory();
    loginAddress(keep, { path: '/Customer', userId: 2 }, random);
    wantedAfterLogin(keep, '?redirect=abc', 2);
    expect(wantedAfterLogin(keep, '?redirect=abc', 2)).toBe('/home');
  });
  it('leads the user who was there back, and another one home', () => {
    const keep = memory();
    for (const [userId, found] of [
      [2, '/Customer?id=7'],
      [3, '/home'],
    ] as const) {
      loginAddress(keep, { path: '/Customer?id=7', userId: 2 }, random);
      expect(wantedAfterLogin(keep, '?redirect=abc', userId)).toBe(found);
    }
  });
  it('sends nobody to an address a link names', () => {
    expect(wantedAfterLogin(memory(), '?redirect=//evil.example/', 2)).toBe('/home');
    const keep = memory();
    loginAddress(keep, { path: '//evil.example/', userId: 2 }, random);
    expect(wantedAfterLogin(keep, '?redirect=abc', 2)).toBe('/home');
  });
});
