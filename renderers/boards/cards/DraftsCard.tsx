import { observer } from 'mobx-react-lite';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import type { Draft } from '../../../runtime/data/drafts/Draft.ts';
import { draftsOf } from '../../../runtime/data/drafts/draftsOf.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { clockText } from '../../../runtime/host/clockText.ts';
import { PageLink } from '../../../runtime/host/PageLink.tsx';
import { PageRouteContext } from '../../../runtime/host/PageRoute.ts';
import { pageTitle } from '../../../runtime/host/pageTitle.ts';
import { pageApi } from '../../../runtime/model/schema/pageApi.ts';
import type { CardProps } from '../../../runtime/Renderer.ts';
import { CardEmpty, CardRoom, CardWaits } from '../../cards/CardRoom.tsx';

/** Unsaved documents of this browser; read again when the board comes to the front. Undefined: not read yet. */
function useDrafts(): readonly Draft[] | undefined {
  const userId = useApp().session.user?.id;
  const isInFront = useContext(PageRouteContext)?.active ?? true;
  const [drafts, setDrafts] = useState<readonly Draft[]>();
  useEffect(() => {
    let current = true;
    if (userId === undefined || !isInFront) return;
    void draftsOf(userId)
      .then((all) => all.list())
      .then((found) => {
        if (current) setDrafts(found);
      });
    return () => {
      current = false;
    };
  }, [userId, isInFront]);
  return drafts;
}

/** What the viewer has not saved yet. A line leads to its document, where the draft is offered. */
export const DraftsCard = observer(function DraftsCard({ isWall }: CardProps): ReactNode {
  const { session, t, locale } = useApp();
  const drafts = useDrafts();
  const lines = drafts?.flatMap(({ id, table, record, savedAt }) => {
    const page = session.pages.find((one) => pageApi(one)?.toLowerCase() === table.toLowerCase());
    if (page === undefined) return [];
    const search = record === '' ? '' : `?${new URLSearchParams({ id: record })}`;
    const title = pageTitle(page, session.menus, t);
    return [{ id, title, isNew: record === '', to: page.path + search, savedAt }];
  });
  return (
    <CardRoom name="drafts" isWall={isWall}>
      {lines === undefined ? (
        <CardWaits lines={3} />
      ) : lines.length === 0 ? (
        <CardEmpty>{t('board.card.noDrafts')}</CardEmpty>
      ) : (
        <ul className="jig-cardlook-links">
          {lines.map(({ id, title, isNew, to, savedAt }) => (
            <li key={id}>
              <PageLink to={to}>
                <span>{isNew ? `${title} · ${t('board.card.newRecord')}` : title}</span>
                <small>{t('board.card.kept', { time: clockText(savedAt, session.now(), locale) })}</small>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </CardRoom>
  );
});
