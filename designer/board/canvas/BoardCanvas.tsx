import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { GridLayout, type Layout, useContainerWidth } from 'react-grid-layout';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { CardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import { boardLimits } from '../../../runtime/model/boards/boardLimits.ts';
import { cardKindOf, cardKinds } from '../../../runtime/model/boards/cards/cardKinds.ts';
import { CardFace } from '../../compose/CardFace.tsx';
import { problemsAt } from '../../kit/issuesAt.ts';
import { setInert } from '../../kit/setInert.ts';
import type { Direction } from '../commands/moveCard.ts';
import { cardName } from '../draft/cardName.ts';
import type { BoardDesignStore } from '../store/BoardDesignStore.ts';
import type { BoardVerbs } from '../store/boardVerbs.ts';
import { draggedKind, gridLook } from './gridLook.ts';
import 'react-grid-layout/css/styles.css';
import './boardCanvas.css';

interface BoardCanvasProps {
  readonly store: BoardDesignStore;
  readonly verbs: BoardVerbs;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const steps: Readonly<Record<Direction, readonly [dw: number, dh: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

const placesOf = (layout: Layout) => new Map(layout.map(({ i, x, y, w, h }) => [i, { x, y, w, h }] as const));

const itemOf = ({ id, place, kind }: CardSchema): Layout[number] => {
  const { minW = 1, minH = 1 } = cardKindOf({ kind })?.size ?? {};
  return { i: id, ...place, minW: Math.min(minW, place.w), minH: Math.min(minH, place.h) };
};

/**
 * The cards in their grid. They are dragged and resized by the mouse; by keyboard arrows move the focused card, Shift with
 * arrows resizes it. Each change is said.
 */
export const BoardCanvas = observer(function BoardCanvas({ store, verbs }: BoardCanvasProps): ReactNode {
  const { t, locale } = useApp();
  const { width, containerRef, mounted } = useContainerWidth({ initialWidth: 960 });
  const frame = useRef<HTMLElement>(null);
  const held = useRef<Element>();
  const { draft, selected, found, answers, viewed } = store;
  useLayoutEffect(() => {
    // The focused card was removed: the one that is selected now takes the focus.
    if (held.current === undefined || held.current.isConnected) return;
    held.current = undefined;
    const next = frame.current?.querySelector<HTMLElement>('[aria-current="true"]') ?? frame.current;
    next?.focus();
  });
  const press = (id: string, event: KeyboardEvent): void => {
    const direction = directions[event.key];
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const [dw, dh] = steps[direction];
    if (event.shiftKey) verbs.resize(id, dw, dh);
    else verbs.move(id, direction);
  };
  const shownOf = ({ id }: CardSchema) => viewed?.cards.find((one) => one.id === id);
  const label = (card: CardSchema): string => {
    const { x, y, w, h } = card.place;
    const kind = cardKindOf(card)?.title[locale] ?? card.kind;
    return t('boardDesign.cardName', { title: cardName(card, locale), kind, x: x + 1, y: y + 1, w, h });
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the frame scrolls, so the keyboard must reach it
    <section className="jig-bd-canvas" tabIndex={0} ref={frame} aria-label={t('boardDesign.canvas')}>
      <p className="jig-hidden" role="status">
        {store.said}
      </p>
      {draft.cards.length === 0 ? <p className="jig-bd-empty">{t('boardDesign.empty')}</p> : null}
      <div className="jig-bd-measured" ref={containerRef as RefObject<HTMLDivElement>}>
        {mounted ? (
          <GridLayout
            className="jig-bd-grid"
            width={width}
            layout={draft.cards.map(itemOf)}
            gridConfig={{
              ...{ cols: boardLimits.columns, rowHeight: gridLook.row },
              ...{ margin: [gridLook.gap, gridLook.gap], containerPadding: [0, 0] },
            }}
            dragConfig={{ enabled: true, threshold: 4 }}
            dropConfig={{ enabled: true, defaultItem: { w: 4, h: 3 } }}
            onDrop={(_layout, item, event) => {
              const name = (event as DragEvent).dataTransfer?.getData(draggedKind);
              const kind = cardKinds.find((one) => one.name === name);
              if (kind !== undefined && item !== undefined) verbs.add(kind, { x: item.x, y: item.y });
            }}
            onDragStart={(_layout, item) => store.select(item?.i)}
            onResizeStart={(_layout, item) => store.select(item?.i)}
            onDragStop={(layout) => verbs.place(placesOf(layout))}
            onResizeStop={(layout) => verbs.place(placesOf(layout))}
          >
            {draft.cards.map((card, at) => (
              // biome-ignore lint/a11y/useSemanticElements: a card holds paragraphs and charts, and is no part of a form
              <div
                key={card.id}
                className="jig-bd-card"
                data-place={`/cards/${at}`}
                data-card={card.id}
                role="group"
                // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the focused card
                tabIndex={0}
                aria-label={label(card)}
                aria-current={card.id === selected}
                data-bad={problemsAt(found, `/cards/${at}`) > 0 || undefined}
                onFocus={({ currentTarget }) => {
                  held.current = currentTarget;
                  store.select(card.id);
                }}
                onBlur={() => {
                  held.current = undefined;
                }}
                onKeyDown={(event) => press(card.id, event)}
              >
                <div className="jig-bd-card-body" ref={setInert}>
                  <p className="jig-bd-card-title">{shownOf(card)?.title ?? cardName(card, locale)}</p>
                  <div className="jig-bd-card-face">
                    <CardFace
                      kind={card.kind}
                      shown={shownOf(card)}
                      answer={answers.get(card.id)}
                      isWaiting={store.asked.isWaiting}
                    />
                  </div>
                </div>
              </div>
            ))}
          </GridLayout>
        ) : null}
      </div>
    </section>
  );
});
