import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { CardPlace } from '../../runtime/model/boards/BoardSchema.ts';
import { ArrangingStore } from '../../runtime/store/boards/ArrangingStore.ts';
import type { BoardStore } from '../../runtime/store/boards/BoardStore.ts';
import type { ShownCard } from '../../runtime/wire/boards/Board.ts';
import { PageButton } from '../shell/PageButton.tsx';
import { CardOffers } from './CardOffers.tsx';
import { placeStyle } from './placeStyle.ts';
import { useDraggedCard } from './useDraggedCard.ts';

interface ArrangingProps {
  readonly store: BoardStore;
  readonly title: string;
  onEnd(): void;
}

/** Moves by key, in columns and rows. */
const steps: Readonly<Record<string, Partial<CardPlace>>> = {
  ArrowLeft: { x: -1 },
  ArrowRight: { x: 1 },
  ArrowUp: { y: -1 },
  ArrowDown: { y: 1 },
};
const sizes: Readonly<Record<string, Partial<CardPlace>>> = {
  ArrowLeft: { w: -1 },
  ArrowRight: { w: 1 },
  ArrowUp: { h: -1 },
  ArrowDown: { h: 1 },
};

/** The first page while its user moves, adds and removes cards. Nothing is kept before 完成. */
export const Arranging = observer(function Arranging({ store, title, onEnd }: ArrangingProps): ReactNode {
  const { t, notify } = useApp();
  const arranging = useMemo(() => new ArrangingStore(store.board?.cards ?? []), [store]);
  const [isAdding, setAdding] = useState(false);
  const { moved } = arranging;
  const keep = async (): Promise<void> => {
    const failure = await store.arrange(arranging.placed);
    if (failure === undefined) onEnd();
    else notify.error(failure.message);
  };
  const restore = async (): Promise<void> => {
    const isSure = await notify.confirm({
      title: t('board.page.restore'),
      text: t('board.page.restoreAsk'),
      isDangerous: true,
    });
    if (!isSure) return;
    const failure = await store.arrange(null);
    if (failure === undefined) onEnd();
    else notify.error(failure.message);
  };
  return (
    <section className="jig-board-arranging" aria-label={t('board.page.arrange')}>
      <header className="jig-board-bar">
        <h1>{title}</h1>
        <div className="jig-board-actions">
          <PageButton type="tertiary" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            {t('board.page.add')}
          </PageButton>
          {store.board?.isArranged ? (
            <PageButton type="danger" onClick={() => void restore()}>
              {t('board.page.restore')}
            </PageButton>
          ) : null}
          <PageButton type="tertiary" onClick={onEnd}>
            {t('board.page.cancel')}
          </PageButton>
          <PageButton theme="solid" onClick={() => void keep()}>
            {t('board.page.keep')}
          </PageButton>
        </div>
      </header>
      <p className="jig-visually-hidden" role="status">
        {moved === undefined ? '' : placeWords(t, moved)}
      </p>
      {isAdding ? <CardOffers arranging={arranging} /> : null}
      <ul className="jig-board-grid" aria-label={t('board.page.cards')}>
        {arranging.cards.map((card) => (
          <ArrangedCard key={card.id} arranging={arranging} card={card} />
        ))}
      </ul>
    </section>
  );
});

function placeWords(t: ReturnType<typeof useApp>['t'], { title, place }: ShownCard): string {
  const { x, y, w, h } = place;
  return t('board.page.at', { title, column: x + 1, row: y + 1, w, h });
}

/** A card that is moved by pointer or keys. */
const ArrangedCard = observer(function ArrangedCard({
  arranging,
  card,
}: {
  readonly arranging: ArrangingStore;
  readonly card: ShownCard;
}): ReactNode {
  const { t } = useApp();
  const { held, onPointerDown, onGripDown } = useDraggedCard(arranging, card);
  const own = useRef<HTMLLIElement>(null);
  const isMoved = arranging.moved?.id === card.id;
  // A card that moved keeps the focus, although others changed their order in the page.
  useEffect(() => {
    if (isMoved) own.current?.scrollIntoView({ block: 'nearest' });
  }, [isMoved]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = (event.shiftKey ? sizes : steps)[event.key];
    if (by === undefined && event.key !== 'Delete') return;
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (by === undefined) arranging.remove(card.id);
    else arranging.change(card.id, by);
  };
  return (
    <li
      ref={own}
      className="jig-board-card"
      style={placeStyle(card.place)}
      data-held={held}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it
      tabIndex={0}
      aria-label={t('board.page.move', { title: card.title })}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    >
      <header>
        <h2>{card.title}</h2>
        <PageButton
          theme="borderless"
          type="tertiary"
          size="small"
          aria-label={`${t('board.page.remove')} ${card.title}`}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => arranging.remove(card.id)}
        >
          {t('board.page.remove')}
        </PageButton>
      </header>
      <span className="jig-board-grip" aria-hidden="true" onPointerDown={onGripDown} />
    </li>
  );
});
