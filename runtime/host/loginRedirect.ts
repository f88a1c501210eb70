import type { Keep } from '../store/AppStore.ts';

const prefix = 'jig.redirect.';

/**
 * The login address with a random `redirect` value. Where the person wanted to go is kept under that value in this browser
 * tab: a crafted link can never send anybody anywhere after sign-in.
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

/** Where to go after sign-in; `/home` for an unknown value. Used once. */
export function wantedAfterLogin(keep: Keep, search: string): string {
  const value = new URLSearchParams(search).get('redirect') ?? '';
  const wanted = keep.getItem(prefix + value);
  keep.removeItem(prefix + value);
  return wanted?.startsWith('/') && !wanted.startsWith('//') ? wanted : '/home';
}
