import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { mayOpen } from '../../../runtime/host/guard.ts';
import { PageLink } from '../../../runtime/host/PageLink.tsx';
import { pageAt } from '../../../runtime/host/pageAt.ts';

/** Link back to the inbox, or home for users without an inbox. */
export const WaysBack = observer(function WaysBack(): ReactNode {
  const { session, t } = useApp();
  const { user, pages } = session;
  const inbox = pageAt(pages, '/approval');
  const has = inbox !== undefined && user !== undefined && mayOpen(user, inbox);
  return (
    <PageLink className="jig-approve-back" to={has ? inbox.path : '/home'}>
      <span aria-hidden="true">‹ </span>
      {t(has ? 'inbox.back' : 'inbox.home')}
    </PageLink>
  );
});
