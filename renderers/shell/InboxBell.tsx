import IconBell from '@douyinfe/semi-icons/lib/es/icons/IconBell';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../../runtime/host/AppContext.ts';
import { mayOpen } from '../../runtime/host/guard.ts';
import { pageAt } from '../../runtime/host/pageAt.ts';
import { useLive } from '../../runtime/host/useLive.ts';
import { whenQuiet } from '../../runtime/host/whenQuiet.ts';
import { inboxMessages } from '../../runtime/model/messages/inbox.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import type { LiveStore } from '../../runtime/store/live/LiveStore.ts';
import { PageButton } from './PageButton.tsx';
import './inboxBell.css';

addMessages(inboxMessages);

/**
 * Live count of documents waiting for the user; opens the inbox. Draws nothing for users without an inbox.
 */
export const InboxBell = observer(function InboxBell(): ReactNode {
  const { session } = useApp();
  const { user, pages } = session;
  const inbox = pageAt(pages, '/approval');
  // A component of its own: users without an inbox open no connection.
  return inbox && user && mayOpen(user, inbox) ? <Bell path={inbox.path} /> : null;
});

/** Milliseconds without a load after which the connection for the count is opened, so that rows come first. */
const quietMs = 200;

/** Largest count shown in full. */
const most = 99;

const Bell = observer(function Bell({ path }: { readonly path: string }): ReactNode {
  const { t } = useApp();
  const navigate = useNavigate();
  const [live, setLive] = useState<LiveStore>();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let isGone = false;
    void whenQuiet(quietMs).then(() => isGone || setQuiet(true));
    return () => {
      isGone = true;
    };
  }, []);
  const waiting = live?.counts?.waiting ?? 0;
  const name = waiting > 0 ? t('inbox.bell', { n: waiting }) : t('inbox.bellNone');
  return (
    <>
      {isQuiet ? <LiveCounts onFound={setLive} /> : null}
      <PageButton
        theme="borderless"
        type="tertiary"
        className="jig-bell"
        icon={<IconBell aria-hidden="true" />}
        aria-label={live?.counts ? name : t('inbox.title')}
        title={live?.counts ? name : t('inbox.title')}
        onClick={() => void navigate(path)}
        data-count={waiting === 0 ? undefined : waiting > most ? `${most}+` : waiting}
      />
    </>
  );
});

/** Draws nothing; opens the connection for live counts. */
function LiveCounts({ onFound }: { onFound(live: LiveStore): void }): ReactNode {
  useLive((found) => {
    onFound(found);
    return () => undefined;
  });
  return null;
}
