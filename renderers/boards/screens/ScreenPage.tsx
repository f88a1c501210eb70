import { observer } from 'mobx-react-lite';
import { type ReactNode, useContext, useEffect, useId, useMemo, useRef } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { useCore } from '../../../runtime/host/CoreContext.ts';
import { PageRouteContext } from '../../../runtime/host/PageRoute.ts';
import { pageTitle } from '../../../runtime/host/pageTitle.ts';
import { useLive } from '../../../runtime/host/useLive.ts';
import { useRetryWhenBack } from '../../../runtime/host/useRetryWhenBack.ts';
import { boardServerMessages } from '../../../runtime/model/messages/board.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import type { PageProps } from '../../../runtime/Renderer.ts';
import { ScreenStore } from '../../../runtime/store/boards/ScreenStore.ts';
import { BoardGrid } from '../BoardGrid.tsx';
import { boardPageMessages } from '../boardPageMessages.ts';
import { useScreenScale } from '../useScreenScale.ts';
import { ScreenHead } from './ScreenHead.tsx';
import { pressScreenKey } from './screenKeys.ts';
import { useMinute } from './useMinute.ts';
import { useTurns } from './useTurns.ts';
import '../board.css';
import './screen.css';

addMessages(boardPageMessages);
addMessages(boardServerMessages);

/** Size in pixels of a board that says none. */
const usual = { width: 1_920, height: 1_080 } as const;

/** Makes the screen fill the wall, or fit into its window again. */
const turnFullScreen = (section: HTMLElement | null): void => {
  if (document.fullscreenElement === null) void section?.requestFullscreen();
  else void document.exitFullscreen();
};

/** `page: "screen"`: boards on a wall, scaled to it, one after the other. */
export const ScreenPage = observer(function ScreenPage({ page }: PageProps): ReactNode {
  const { data, session, t } = useApp();
  const { app } = useCore();
  const id = useId();
  const own = useRef<HTMLElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const boards = JSON.stringify(page.boards ?? []);
  const store = useMemo(() => new ScreenStore(data, JSON.parse(boards)), [data, boards]);
  useEffect(() => {
    void store.show();
    return () => store.close();
  }, [store]);
  useLive((live) => live.watchTables(store.tables, store.changed), `${boards} ${store.tables}`);
  useRetryWhenBack(store.again);
  useEffect(() => data.schemaChanges?.(() => void store.again()), [data, store]);
  const isInFront = useContext(PageRouteContext)?.active ?? true;
  useTurns(store, isInFront);
  const now = useMinute();
  const today = now.slice(0, 10);
  const asked = useRef(today);
  useEffect(() => {
    // Periods count from the day.
    if (asked.current !== today) void store.again();
    asked.current = today;
  }, [store, today]);
  const hasLetters = app.singleKeys;
  useEffect(() => {
    if (!isInFront) return;
    const press = (event: KeyboardEvent): void => {
      const hands = { store, hasLetters, fullScreen: () => turnFullScreen(own.current) };
      if (pressScreenKey(event, hands)) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [store, hasLetters, isInFront]);
  const turn = store.current?.store;
  const { board, failure } = turn ?? {};
  const size = board?.screen ?? usual;
  const scale = useScreenScale(room, size);
  return (
    <section
      ref={own}
      className={`jig-board jig-screen semi-always-${board?.theme ?? 'dark'}`}
      aria-labelledby={id}
      data-screen="true"
    >
      <div className="jig-screen-room" ref={room}>
        <div className="jig-screen-stage" style={{ ...size, transform: `scale(${scale})` }}>
          <ScreenHead
            id={id}
            store={store}
            title={board?.title ?? pageTitle(page, session.menus, t)}
            now={now}
            onFullScreen={() => turnFullScreen(own.current)}
          />
          {turn === undefined || board === undefined ? (
            <p className="jig-screen-note" role={failure && 'alert'} aria-busy={failure === undefined}>
              {failure?.message}
            </p>
          ) : board.cards.length === 0 ? (
            <p className="jig-screen-note" role="status">
              {t('board.page.nothingBoard')}
            </p>
          ) : (
            <BoardGrid key={store.turned} store={turn} board={board} isWall />
          )}
        </div>
      </div>
    </section>
  );
});
