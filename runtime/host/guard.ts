import type { User } from '../model/access/User.ts';
import type { PageSchema } from '../model/schema/PageSchema.ts';
import { pageAt } from './pageAt.ts';

/** What the guard knows when a path is asked for. */
export interface GuardInput {
  readonly path: string;
  readonly signedIn: boolean;
  /** Only the page that changes the password opens. */
  readonly mustChangePassword?: boolean;
  /** Undefined until the session is loaded. */
  readonly user: User | undefined;
  readonly pages: readonly PageSchema[];
}

/** Where the path leads. `wait`: the session is not loaded yet. */
export type GuardDecision =
  | { readonly kind: 'page'; readonly page: PageSchema }
  | { readonly kind: 'login' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'wait' };

/** Decides what a route shows: the page, the sign-in, or a refusal. */
export function guard(input: GuardInput): GuardDecision {
  const { path, signedIn, user, pages } = input;
  const page = pageAt(pages, path);
  if (input.signedIn && input.mustChangePassword && page?.page !== 'password')
    return { kind: 'redirect', to: '/password' };
  if (path === '/' || path === '') return { kind: 'redirect', to: '/home' };
  if (page?.access === 'public') return { kind: 'page', page };
  if (!signedIn) return { kind: 'login' };
  // Which pages there are is known only with the session: before that no path is wrong.
  if (!user) return { kind: 'wait' };
  if (!page) return { kind: 'redirect', to: `/404?${new URLSearchParams({ path })}` };
  if (mayOpen(user, page)) return { kind: 'page', page };
  return { kind: 'redirect', to: `/401?${new URLSearchParams({ path: page.path })}` };
}

/**
 * May the user open the page? A permission entry is looked for by path, by path without the leading slash and by table name.
 */
export function mayOpen(user: User, page: PageSchema): boolean {
  if (page.access === 'public' || page.access === 'user' || user.isSuperAdmin) return true;
  const names = [page.path, page.path.replace(/^\//, ''), page.table ?? ''];
  return names.some((name) => name !== '' && (user.grants.get(name.toLowerCase())?.size ?? 0) > 0);
}
