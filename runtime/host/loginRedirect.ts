import type { Keep } from '../store/shell/AppStore.ts';

/** Storage key of a wanted address, before its random value. */
export const redirectPrefix = 'jig.redirect.';

interface Wanted {
  readonly path: string;
  /** The user who was there; undefined: a link was followed before any sign-in. */
  readonly userId: number | undefined;
}

/**
 * Login address with a random `redirect` value. This browser tab stores the wanted address under that value,
 * so a crafted link cannot redirect the user elsewhere after sign-in.
 */
export function loginAddress(
  keep: Keep,
  { path, userId }: Wanted,
  random: () => string = () => crypto.randomUUID(),
): string {
  const value = random();
  keep.setItem(redirectPrefix + value, `${userId ?? ''} ${path}`);
  return `/login?redirect=${value}`;
}
