import { observer } from 'mobx-react-lite';
import type { CSSProperties, ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { BoardStore } from '../../runtime/store/boards/BoardStore.ts';
import type { BoardAnswer } from '../../runtime/wire/boards/Board.ts';
import { BoardCard } from './BoardCard.tsx';

interface BoardGridProps {
  readonly store: BoardStore;
  readonly board: BoardAnswer;
  /** It hangs on a wall: all rows share its height. */
  readonly isWall: boolean;
  readonly style?: CSSProperties;
}

/** The cards of a board at their places. */
export const BoardGrid = observer(function BoardGrid({
  store,
  board,
  isWall,
  style,
}: BoardGridProps): ReactNode {
  const { t } = useApp();
  const rows = Math.max(1, ...board.cards.map(({ place }) => place.y + place.h));
  const shared: CSSProperties = isWall ? { gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))` } : {};
  return (
    <ul className="jig-board-grid" aria-label={t('board.page.cards')} style={{ ...style, ...shared }}>
      {board.cards.map((card) => (
        <BoardCard key={card.id} store={store} card={card} isWall={isWall} />
      ))}
    </ul>
  );
});
