import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { CardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import { cardKindOf } from '../../../runtime/model/boards/cards/cardKinds.ts';
import type { CardAnswer, ShownCard } from '../../../runtime/wire/boards/Board.ts';
import { cardName } from '../draft/cardName.ts';

interface CardFaceProps {
  readonly card: CardSchema;
  /** As its viewers see it; undefined: the server has not answered, or the card has mistakes. */
  readonly shown: ShownCard | undefined;
  readonly answer: CardAnswer | undefined;
  readonly isWaiting: boolean;
}

const nothing = (): void => undefined;

/** A card with its data, as boards draw it. Nothing in it can be pressed. */
export const CardFace = observer(function CardFace(props: CardFaceProps): ReactNode {
  const { card, shown, answer, isWaiting } = props;
  const { t, locale, renderers } = useApp();
  const kind = cardKindOf(card);
  const look = renderers.find('card', card.kind);
  const data = answer !== undefined && 'data' in answer ? answer.data : undefined;
  const problem = answer !== undefined && 'problem' in answer ? answer.problem : shown?.note;
  const asksNothing = kind?.asks === undefined;
  return (
    <>
      <p className="jig-bd-card-title">{shown?.title ?? cardName(card, locale)}</p>
      <div className="jig-bd-card-face">
        {problem !== undefined ? (
          <p className="jig-bd-note">{problem}</p>
        ) : look !== undefined && shown !== undefined && (asksNothing || data !== undefined) ? (
          <look.Component
            card={shown}
            data={data}
            isWall={false}
            onMeasure={nothing}
            onPick={nothing}
            onOpen={nothing}
          />
        ) : (
          <p className="jig-bd-note">
            {kind?.title[locale]}
            {asksNothing ? null : ` · ${t(isWaiting ? 'boardDesign.waits' : 'boardDesign.noData')}`}
          </p>
        )}
      </div>
    </>
  );
});
