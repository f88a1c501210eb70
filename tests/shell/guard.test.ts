import { describe, expect, it } from 'vitest';
import { guard } from '../../runtime/host/guard.ts';
import { loginAddress, wantedAfterLogin } from '../../runtime/host/loginRedirect.ts';
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
        user: grants === null ? undefined : userWith(grants ?? {}, one.superAdmin ?? false),
        pages,
      });
      expect(decision.kind === 'page' ? { kind: 'page', page: decision.page.page } : decision).toEqual(
        one.expect,
      );
    });
  }
});

describe('the way to the login and back', () => {
  it('shows a random value and keeps where the person wanted to go to itself', () => {
    const keep = memory();
    const address = loginAddress(keep, '/Customer?page=2', () => 'abc');
    expect(address).toBe('/login?redirect=abc');
    expect(wantedAfterLogin(keep, '?redirect=abc')).toBe('/Customer?page=2');
  });
  it('is used once', () => {
    const keep = memory();
    loginAddress(keep, '/Customer', () => 'abc');
    wantedAfterLogin(keep, '?redirect=abc');
    expect(wantedAfterLogin(keep, '?redirect=abc')).toBe('/home');
  });
  it('sends nobody to an address a link names', () => {
    expect(wantedAfterLogin(memory(), '?redirect=//evil.example/')).toBe('/home');
    const keep = memory();
    loginAddress(keep, '//evil.example/', () => 'x');
    expect(wantedAfterLogin(keep, '?redirect=x')).toBe('/home');
  });
});
