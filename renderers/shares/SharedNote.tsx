import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { Places } from '../../runtime/BrowserCapability.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { addMessages, listed } from '../../runtime/model/messages/index.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import { nothing } from '../../runtime/wire/shape.ts';
import { boardShares } from '../../runtime/wire/shares/readShare.ts';
import type { BoardShares } from '../../runtime/wire/shares/Share.ts';
import { shareEndpoints as endpoints } from '../../runtime/wire/shares/shareEndpoints.ts';
import { kindsInWords } from './kindsInWords.ts';
import { shareMessages } from './shareMessages.ts';
import './shares.css';

addMessages(shareMessages);

/** Says before a publication that the board is shared, and asks whether shared links show what is new. */
export const SharedNote = observer(function SharedNote({
  board,
  cards,
  before,
}: Places['boardPublication']): ReactNode {
  const { data, locale, t } = useApp();
  const [found, setFound] = useState<BoardShares>();
  const [follows, setFollows] = useState(false);
  const sent = JSON.stringify(cards);
  useEffect(() => {
    let isCurrent = true;
    const body = { board, cards: JSON.parse(sent) as readonly Json[] };
    void data.http.call(endpoints.ofBoard, { body }, boardShares).then((answer) => {
      if (isCurrent && answer.ok) setFound(answer.data);
    });
    return () => {
      isCurrent = false;
    };
  }, [data, board, sent]);
  useEffect(() => {
    const approve = async (): Promise<string | undefined> => {
      const body = { board, cards: JSON.parse(sent) as readonly Json[] };
      const answer = await data.http.call(endpoints.approve, { body }, nothing);
      return answer.ok ? undefined : answer.failure.message;
    };
    before(follows ? approve : undefined);
    return () => before(undefined);
  }, [data, board, sent, follows, before]);
  if (found === undefined || found.kinds.length === 0) return null;
  return (
    <section className="jig-share-note" role="note">
      <p>{t('share.boardIs', { kinds: kindsInWords(found.kinds, { locale, t }) })}</p>
      {found.beyond.length === 0 ? null : (
        <>
          <p>{t('share.asksMore', { cards: listed(found.beyond, locale) })}</p>
          <label>
            <input
              type="checkbox"
              checked={follows}
              onChange={({ currentTarget }) => setFollows(currentTarget.checked)}
            />{' '}
            {t('share.follow')}
          </label>
        </>
      )}
    </section>
  );
});
