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
import type { LiveStore } from '../../runtime/store/live/LiveStore.ts';
import type { InboxFilter } from '../../runtime/store/workflow/inbox/InboxFilter.ts';
import {
  type InboxRow,
  InboxStore,
  type InboxTab,
  isInboxTab,
} from '../../runtime/store/workflow/inbox/InboxStore.ts';
import { BatchDialog } from '../workflow/inbox/BatchDialog.tsx';
import { InboxBar } from '../workflow/inbox/InboxBar.tsx';
import { InboxList } from '../workflow/inbox/InboxList.tsx';
import { InboxTabs } from '../workflow/inbox/InboxTabs.tsx';
import type { Decide } from '../workflow/inbox/useInboxKeys.ts';
import '../workflow/inbox/inbox.css';

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
  const { active, search, setSearch } = usePageRoute();
  const [store] = useState(() => new InboxStore(data));
  const [live, setLive] = useState<LiveStore>();
  const [deciding, setDeciding] = useState<Deciding>();
  const decide = useCallback<Decide>((rows, status) => setDeciding({ rows, status }), []);
  const query = new URLSearchParams(search);
  const named = query.get('tab') ?? '';
  const tab: InboxTab = isInboxTab(named) ? named : 'waiting';
  const part = (name: string): string => query.get(name) ?? '';
  const filter = { text: part('q'), kind: part('kind'), least: part('least'), most: part('most') };
  // biome-ignore lint/correctness/useExhaustiveDependencies: tab and filter come from the address
  useEffect(() => void store.follow(tab, filter), [store, search]);
  useEffect(() => void store.count(), [store]);
  useLive((found) => {
    setLive(found);
    return found.onFlow(() => void store.refresh());
  });
  const go = (to: InboxTab, { text, kind, least, most }: InboxFilter): void => {
    const next = Object.entries({ tab: to === 'waiting' ? '' : to, q: text, kind, least, most });
    setSearch(String(new URLSearchParams(next.filter(([, value]) => value !== ''))), true);
  };
  return (
    <div className="jig-inbox">
      <h1>{t('inbox.title')}</h1>
      <InboxTabs
        counts={live?.counts ?? store.counts}
        tab={tab}
        onGo={(to) => go(to, { ...filter, kind: '' })}
      >
        <InboxBar
          store={store}
          filter={filter}
          isLost={live?.state === 'lost'}
          onFind={(next) => go(tab, next)}
          onDecide={() => decide(store.chosenRows, auditStatus.approved)}
        />
        <InboxList store={store} isInFront={active} onDecide={decide} />
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
