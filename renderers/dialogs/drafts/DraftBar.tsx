import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { Draft } from '../../../runtime/data/drafts/Draft.ts';
import { draftsOf } from '../../../runtime/data/drafts/draftsOf.ts';
import { isInterrupted } from '../../../runtime/data/drafts/interruptedBox.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { clockText } from '../../../runtime/host/clockText.ts';
import { draftMessages } from '../../../runtime/model/messages/draft.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import { PageButton } from '../../shell/PageButton.tsx';
import './drafts.css';

addMessages(draftMessages);

interface DraftBarProps {
  readonly page: PageStore;
}

/**
 * Drafts of new records of this table, after a reload or a crash. Drafts of stored records are offered in
 * their box.
 */
export const DraftBar = observer(function DraftBar({ page }: DraftBarProps): ReactNode {
  const { session, t, locale } = useApp();
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const userId = session.user?.id;
  const { table } = page.doc.main;
  const isClosed = (page.box?.phase ?? 'closed') === 'closed';
  const mayAdd = page.may('Add');
  useEffect(() => {
    let current = true;
    if (userId === undefined || !isClosed || !mayAdd) return;
    void draftsOf(userId)
      .then((all) => all.list())
      .then((all) => {
        if (!current) return;
        const own = all.filter((one) => one.table === table && one.record === '');
        setDrafts(own);
        // The box offers the draft itself, and restores it.
        if (own.length > 0 && isInterrupted({ userId, table, record: '' })) page.open('Add');
      });
    return () => {
      current = false;
    };
  }, [page, userId, table, isClosed, mayAdd]);
  const [latest] = drafts;
  if (!latest || !isClosed || !mayAdd || userId === undefined) return null;
  const drop = async (): Promise<void> => {
    const all = await draftsOf(userId);
    for (const { id } of drafts) await all.remove(id);
    setDrafts([]);
  };
  return (
    <section className="jig-draft-bar" aria-label={t('draft.title')}>
      <span>
        {t('draft.onList', { n: drafts.length, time: clockText(latest.savedAt, session.now(), locale) })}
      </span>
      <PageButton size="small" theme="solid" type="primary" onClick={() => page.open('Add')}>
        {t('draft.open')}
      </PageButton>
      <PageButton size="small" type="danger" onClick={() => void drop()}>
        {t('draft.drop')}
      </PageButton>
    </section>
  );
});
