import { approveLink, type NamedDocument } from '../../../runtime/host/approveLink.ts';
import { mayOpen } from '../../../runtime/host/guard.ts';
import { pageAt } from '../../../runtime/host/pageAt.ts';
import type { SessionStore } from '../../../runtime/store/SessionStore.ts';

/**
 * Link to a document in its own page, in watch mode. Users who may not open that page get the decision page.
 */
export const documentLink = (session: Pick<SessionStore, 'user' | 'pages'>, named: NamedDocument): string => {
  const { user, pages } = session;
  const page = pageAt(pages, `/${named.table}`);
  if (user === undefined || page === undefined || !mayOpen(user, page)) return approveLink(named);
  return `${page.path}?${new URLSearchParams({ viewflow: '1', id: named.key })}`;
};
