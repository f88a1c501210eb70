import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { usePageRoute } from '../../runtime/host/PageRoute.ts';
import { useLive } from '../../runtime/host/useLive.ts';
import { auditStatus } from '../../runtime/model/access/documentState.ts';
import { approvalMessages } from '../../runtime/model/messages/approval.ts';
import { approvalScreenMessages } from '../../runtime/model/messages/approvalScreen.ts';
import { inboxMessages } from '../../runtime/model/messages/inbox.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import {
  type InboxRow,
  InboxStore,
  type InboxTab,
  isInboxTab,
} from '../../runtime/store/inbox/InboxStore.ts';
import type { LiveStore } from '../../runtime/store/live/LiveStore.ts';
import { BatchDialog } from './inbox/BatchDialog.tsx';
import { InboxBar } from './inbox/InboxBar.tsx';
import { InboxList } from './inbox/InboxList.tsx';
import { InboxTabs } from './inbox/InboxTabs.tsx';
import type { Decide } from './inbox/useInboxKeys.ts';
import './inbox/inbox.css';

addMessages(approvalMessages);
addMessages(approvalScreenMessages);
addMessages(inboxMessages);

interface Deciding {
  readonly rows: readonly InboxRow[];
  readonly status: number;
}

/** `page: "inbox"`: the user's pending, decided, own and copied documents, updated live. */
export const InboxPage = observer(function InboxPage(): ReactNode {
  const { data, t } = useApp();
  const { search, setSearch } = usePageRoute();
  const [store] = useState(() => new InboxStore(data));
  const [live, setLive] = useState<LiveStore>();
  const [deciding, setDeciding] = useState<Deciding>();
  const decide = useCallback<Decide>((rows, status) => setDeciding({ rows, status }), []);
  const query = new URLSearchParams(search);
  const named = query.get('tab') ?? '';
  const tab: InboxTab = isInboxTab(named) ? named : 'waiting';
  const text = query.get('q') ?? '';
  const kind = query.get('kind') ?? '';
  useEffect(() => void store.follow(tab, text, kind), [store, tab, text, kind]);
  useEffect(() => void store.count(), [store]);
  useLive((found) => {
    setLive(found);
    return found.onFlow(() => void store.refresh());
  });
  const go = (to: InboxTab, words: string, of: string): void => {
    const next = new URLSearchParams({
      ...(to === 'waiting' ? {} : { tab: to }),
      ...(words === '' ? {} : { q: words }),
      ...(of === '' ? {} : { kind: of }),
    });
    setSearch(String(next), true);
  };
  return (
    <div className="jig-inbox">
      <h1>{t('inbox.title')}</h1>
      <InboxTabs counts={live?.counts ?? store.counts} tab={tab} onGo={(to) => go(to, text, '')}>
        <InboxBar
          store={store}
          text={text}
          isLost={live?.state === 'lost'}
          onFind={(words) => go(tab, words, kind)}
          onKind={(of) => go(tab, text, of)}
          onDecide={() => decide(store.chosenRows, auditStatus.approved)}
        />
        <InboxList store={store} onDecide={decide} />
      </InboxTabs>
      {deciding ? (
        <BatchDialog
          {...deciding}
          factsOf={store.factsOf}
          changed={store.refresh}
          onClose={() => setDeciding(undefined)}
        />
      ) : null}
    </div>
  );
});
