import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { Places } from '../../runtime/BrowserCapability.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { boardShares } from '../../runtime/wire/shares/readShare.ts';
import type { BoardShares } from '../../runtime/wire/shares/Share.ts';
import { shareEndpoints as endpoints } from '../../runtime/wire/shares/shareEndpoints.ts';
import { kindsInWords } from './kindsInWords.ts';
import { shareMessages } from './shareMessages.ts';
import './shares.css';

addMessages(shareMessages);

/** Says to those who design a board that it is shared; nothing where it is not. */
export const SharedSign = observer(function SharedSign({ board }: Places['boardEditing']): ReactNode {
  const { data, locale, t } = useApp();
  const [kinds, setKinds] = useState<BoardShares['kinds']>([]);
  useEffect(() => {
    let isCurrent = true;
    void data.http.call(endpoints.ofBoard, { body: { board, cards: [] } }, boardShares).then((answer) => {
      if (isCurrent && answer.ok) setKinds(answer.data.kinds);
    });
    return () => {
      isCurrent = false;
    };
  }, [data, board]);
  if (kinds.length === 0) return null;
  return (
    <p className="jig-share-note" role="note">
      {t('share.boardIs', { kinds: kindsInWords(kinds, { locale, t }) })}
    </p>
  );
});
