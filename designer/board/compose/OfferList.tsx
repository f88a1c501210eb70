import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import { issuesAt } from '../../kit/issuesAt.ts';
import { setInert } from '../../kit/setInert.ts';
import { CardFace } from '../canvas/CardFace.tsx';
import type { ComposerStore } from './ComposerStore.ts';

/** The kinds of card that the pressed fields make, each drawn with real rows; one is chosen. */
export const OfferList = observer(function OfferList({
  store,
}: {
  readonly store: ComposerStore;
}): ReactNode {
  const { t, locale } = useApp();
  const name = useId();
  const { offers, offer, answers, shown, found } = store;
  if (offers.length === 0) return <p className="jig-bd-note">{t('boardDesign.pickFields')}</p>;
  return (
    <fieldset className="jig-bd-offers">
      <legend>{t('boardDesign.kinds')}</legend>
      {offers.map(({ kind }, at) => {
        const [issue] = issuesAt(found, `/cards/${at}`);
        return (
          <div key={kind.name} className="jig-bd-offer">
            <label>
              <input
                type="radio"
                name={name}
                checked={offer?.kind === kind}
                onChange={() => store.pick(kind.name)}
              />{' '}
              {kind.title[locale]}
            </label>
            <div className="jig-bd-offer-face" ref={setInert}>
              {issue === undefined ? (
                <CardFace
                  kind={kind.name}
                  shown={shown?.cards.find(({ id }) => id === kind.name)}
                  answer={answers.get(kind.name)}
                  isWaiting={store.asked.isWaiting}
                />
              ) : (
                <p className="jig-bd-note">{messageOf(issue, locale)}</p>
              )}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
});
