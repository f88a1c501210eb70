import type { User } from '../model/access/User.ts';
import type { PageSchema } from '../model/schema/PageSchema.ts';
import { pageApi } from '../model/schema/pageApi.ts';
import { pageAt } from './pageAt.ts';

/** Input of the route guard. */
export interface GuardInput {
  readonly path: string;
  readonly signedIn: boolean;
  /** When true, only the page for changing the password opens. */
  readonly mustChangePassword?: boolean;
  /** Undefined until the session is loaded. */
  readonly user: User | undefined;
  readonly pages: readonly PageSchema[];
}

/** The result for a path. `wait`: the session is not loaded yet. */
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
  // A signed-in user sees an unknown address inside the frame, which needs the session.
  const needsFrame = page?.layout === 'shell' && signedIn && user === undefined;
  if (page?.access === 'public') return needsFrame ? { kind: 'wait' } : { kind: 'page', page };
  if (!signedIn) return { kind: 'login' };
  // The session contains the list of pages. Before it loads, no path can be refused.
  if (!user) return { kind: 'wait' };
  if (!page) return { kind: 'redirect', to: `/404?${new URLSearchParams({ path })}` };
  if (mayOpen(user, page)) return { kind: 'page', page };
  return { kind: 'redirect', to: `/401?${new URLSearchParams({ path: page.path })}` };
}

/**
 * True when the user may open the page. Looks for a grant by path, by path without the leading slash, and by
 * API name.
 */
export function mayOpen(user: User, page: PageSchema): boolean {
  if (page.access === 'public' || page.access === 'user' || user.isSuperAdmin) return true;
  const names = [page.path, page.path.replace(/^\//, ''), pageApi(page) ?? ''];
  return names.some((name) => name !== '' && (user.grants.get(name.toLowerCase())?.size ?? 0) > 0);
}
