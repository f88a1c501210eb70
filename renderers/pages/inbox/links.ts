import { mayOpen } from '../../../runtime/host/guard.ts';
import { pageAt } from '../../../runtime/host/pageAt.ts';
import type { SessionStore } from '../../../runtime/store/SessionStore.ts';

interface Named {
  readonly table: string;
  readonly key: string;
}

/** The page to decide about a document on, made for phones; also what letters and messages link to. */
export const approveLink = ({ table, key }: Named): string =>
  `/approve?${new URLSearchParams({ table, key })}`;

/** The document in its own page, watched; who may not open that page gets the one to decide on. */
export const documentLink = (session: Pick<SessionStore, 'user' | 'pages'>, named: Named): string => {
  const { user, pages } = session;
  const page = pageAt(pages, `/${named.table}`);
  if (user === undefined || page === undefined || !mayOpen(user, page)) return approveLink(named);
  return `${page.path}?${new URLSearchParams({ viewflow: '1', id: named.key })}`;
};
