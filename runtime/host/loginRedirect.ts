import type { Keep } from '../store/AppStore.ts';

const prefix = 'jig.redirect.';

/**
 * Login address with a random `redirect` value. This browser tab stores the wanted address under that value,
 * so a crafted link cannot redirect the user elsewhere after sign-in.
 */
export function loginAddress(
  keep: Keep,
  wanted: string,
  random: () => string = () => crypto.randomUUID(),
): string {
  const value = random();
  keep.setItem(prefix + value, wanted);
  return `/login?redirect=${value}`;
}

/** The address to open after sign-in; `/home` for an unknown value. Works once per value. */
export function wantedAfterLogin(keep: Keep, search: string): string {
  const value = new URLSearchParams(search).get('redirect') ?? '';
  const wanted = keep.getItem(prefix + value);
  keep.removeItem(prefix + value);
  return wanted?.startsWith('/') && !wanted.startsWith('//') ? wanted : '/home';
}
