import { observer } from 'mobx-react-lite';
import { type CSSProperties, type ReactNode, Suspense, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { ShownCard } from '../../../runtime/wire/boards/Board.ts';
import type { SharedCard, ShownShare } from '../../../runtime/wire/shares/Share.ts';
import { cardLook } from '../../boards/cardLook.ts';
import { textWidth } from '../../boards/cards/parts/textWidth.ts';
import { placeStyle } from '../../boards/placeStyle.ts';
import { CardWaits } from '../../cards/CardRoom.tsx';

interface SharedCardsProps {
  readonly share: ShownShare;
  /** It hangs on a wall: all rows share its height. */
  readonly isWall: boolean;
}

/** Cards that stand two in a row on a phone. */
const smallWidth = 3;

const nothing = (): void => undefined;

/** The card in the form that looks of cards take: no table, no field and no route is known. */
const lookCard = ({ id, kind, title, place, options, lines, compare }: SharedCard): ShownCard => ({
  ...{ id, kind, title, place },
  ...(options && { options }),
  asks: { ...(lines && { lines }), ...(compare && { compare }) },
});

/** Cards that can only be looked at: no menu, and nothing leads on. */
export const SharedCards = observer(function SharedCards({ share, isWall }: SharedCardsProps): ReactNode {
  const { t } = useApp();
  const { cards } = share;
  const rows = Math.max(1, ...cards.map(({ place }) => place.y + place.h));
  const shared: CSSProperties = isWall ? { gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))` } : {};
  return (
    <ul className="jig-board-grid" aria-label={t('board.page.cards')} style={shared}>
      {cards.map((card) => (
        <OneCard key={card.id} card={card} isWall={isWall} />
      ))}
    </ul>
  );
});

function OneCard({ card, isWall }: { readonly card: SharedCard; readonly isWall: boolean }): ReactNode {
  const { renderers } = useApp();
  const id = useId();
  const Look = cardLook(renderers, card.kind);
  const { w, h } = card.place;
  // Custom properties are not in the type.
  const width = isWall ? ({ '--n': textWidth(card.title) } as CSSProperties) : undefined;
  return (
    <li
      className="jig-board-card"
      style={placeStyle(card.place)}
      aria-labelledby={id}
      data-small={w <= smallWidth && h <= smallWidth}
    >
      <header style={width}>
        <h2 id={id} title={card.title}>
          {card.title}
        </h2>
      </header>
      <div className="jig-board-body">
        {card.problem === undefined ? null : (
          <p className="jig-board-problem" role="note">
            {card.problem}
          </p>
        )}
        {Look === undefined || card.problem !== undefined ? null : (
          <Suspense fallback={<CardWaits />}>
            <Look
              card={lookCard(card)}
              data={card.data}
              isWall={isWall}
              isStill
              onMeasure={nothing}
              onPick={nothing}
              onOpen={nothing}
            />
          </Suspense>
        )}
      </div>
    </li>
  );
}
