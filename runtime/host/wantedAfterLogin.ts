import type { Keep } from '../store/shell/AppStore.ts';
import { redirectPrefix } from './loginRedirect.ts';

/**
 * The address to open after sign-in; `/home` for an unknown value and for another user than the one who was
 * there. Works once per value.
 */
export function wantedAfterLogin(keep: Keep, search: string, userId: number | undefined): string {
  const value = new URLSearchParams(search).get('redirect') ?? '';
  const [, owner, wanted] = /^(\d*) (.+)$/s.exec(keep.getItem(redirectPrefix + value) ?? '') ?? [];
  keep.removeItem(redirectPrefix + value);
  if (wanted === undefined || (owner !== '' && owner !== String(userId))) return '/home';
  return wanted.startsWith('/') && !wanted.startsWith('//') ? wanted : '/home';
}
