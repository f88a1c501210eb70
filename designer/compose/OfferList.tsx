import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import { setInert } from '../kit/setInert.ts';
import { CardFace } from './CardFace.tsx';
import { type ComposerStore, cardIdOf } from './ComposerStore.ts';
import type { Offered } from './Offered.ts';

interface OfferListProps<Offer extends Offered> {
  readonly store: ComposerStore<Offer>;
}

/** What the pressed fields make, each drawn with real rows; one is chosen. */
export const OfferList = observer(function OfferList<Offer extends Offered>({
  store,
}: OfferListProps<Offer>): ReactNode {
  const { t, locale } = useApp();
  const group = useId();
  const { offers, offer, answers, shown } = store;
  if (offers.length === 0) return <p className="jig-co-note">{t('compose.pickFields')}</p>;
  return (
    <fieldset className="jig-co-offers">
      <legend>{t('compose.kinds')}</legend>
      {offers.map((one) => {
        const issue = store.issueOf(one);
        return (
          <div key={one.name} className="jig-co-offer">
            <label>
              <input
                type="radio"
                name={group}
                checked={offer?.name === one.name}
                onChange={() => store.pick(one.name)}
              />{' '}
              {one.title[locale]}
            </label>
            <div className="jig-co-offer-face" ref={setInert}>
              {issue === undefined ? (
                one.cards.map(({ kind }, at) => {
                  const id = cardIdOf(one, at);
                  return (
                    <CardFace
                      key={id}
                      kind={kind.name}
                      shown={shown?.cards.find((card) => card.id === id)}
                      answer={answers.get(id)}
                      isWaiting={store.asked.isWaiting}
                    />
                  );
                })
              ) : (
                <p className="jig-co-note">{messageOf(issue, locale)}</p>
              )}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
});
