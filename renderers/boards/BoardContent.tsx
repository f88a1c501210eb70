import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { useInSight } from '../../runtime/host/useInSight.ts';
import { useLive } from '../../runtime/host/useLive.ts';
import { boardServerMessages } from '../../runtime/model/messages/board.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { BoardStore } from '../../runtime/store/boards/BoardStore.ts';
import type { BoardAnswer } from '../../runtime/wire/boards/Board.ts';
import { BoardBar } from './BoardBar.tsx';
import { BoardGrid } from './BoardGrid.tsx';
import { boardPageMessages } from './boardPageMessages.ts';
import { useScreenScale } from './useScreenScale.ts';
import './board.css';

addMessages(boardPageMessages);
addMessages(boardServerMessages);

const Arranging = lazyPiece('Arranging', async () => (await import('./Arranging.tsx')).Arranging, {
  isRare: true,
});

interface BoardContentProps {
  /** Empty: the first page of the user. */
  readonly name: string;
  /** Default: the title of the board. */
  readonly title?: string;
  readonly isHome?: boolean;
}

/** A board: its filters and cards, which follow what happens. */
export const BoardContent = observer(function BoardContent({
  name,
  title,
  isHome = false,
}: BoardContentProps): ReactNode {
  const { data, t } = useApp();
  const store = useMemo(() => new BoardStore(data, name), [data, name]);
  const [isArranging, setArranging] = useState(false);
  const id = useId();
  useEffect(() => {
    void store.load();
    return () => store.close();
  }, [store]);
  const isInSight = useInSight();
  useEffect(() => store.look(isInSight), [store, isInSight]);
  const { board, failure, tables } = store;
  useLive((live) => live.watchTables(tables, (stamps) => store.changed(stamps)), tables.join());
  if (failure !== undefined && board === undefined)
    return (
      <div className="jig-board">
        <p role="alert">{failure.message}</p>
      </div>
    );
  if (board === undefined) return <div className="jig-board" aria-busy="true" />;
  const shown = title ?? board.title;
  if (isArranging)
    return (
      <div className="jig-board">
        <Arranging store={store} title={shown} onEnd={() => setArranging(false)} />
      </div>
    );
  return (
    <section
      className={board.theme === undefined ? 'jig-board' : `jig-board semi-always-${board.theme}`}
      aria-labelledby={id}
      data-screen={board.screen !== undefined}
    >
      <BoardBar
        id={id}
        store={store}
        board={board}
        title={shown}
        {...(isHome && { onArrange: () => setArranging(true) })}
      />
      {board.cards.length === 0 ? (
        <p role="status">{t(isHome ? 'board.page.nothing' : 'board.page.nothingBoard')}</p>
      ) : (
        <Cards store={store} board={board} />
      )}
    </section>
  );
});

/** The cards at their places. A board of a fixed size is scaled to the window. */
const Cards = observer(function Cards({
  store,
  board,
}: {
  readonly store: BoardStore;
  readonly board: BoardAnswer;
}): ReactNode {
  const { screen } = board;
  const host = useRef<HTMLDivElement>(null);
  const scale = useScreenScale(host, screen);
  return (
    <div className="jig-board-room" ref={host}>
      <BoardGrid
        store={store}
        board={board}
        isWall={screen !== undefined}
        style={screen === undefined ? {} : { ...screen, transform: `scale(${scale})` }}
      />
    </div>
  );
});
