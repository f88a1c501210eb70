import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { clockText } from '../../runtime/host/clockText.ts';
import { Parts } from '../../runtime/host/Parts.tsx';
import { useLive } from '../../runtime/host/useLive.ts';
import type { BoardStore } from '../../runtime/store/boards/BoardStore.ts';
import type { LiveStore } from '../../runtime/store/live/LiveStore.ts';
import type { BoardAnswer } from '../../runtime/wire/boards/Board.ts';
import { PageButton } from '../shell/PageButton.tsx';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardPdfButton } from './out/BoardPdfButton.tsx';

interface BoardBarProps {
  readonly id: string;
  readonly store: BoardStore;
  readonly board: BoardAnswer;
  readonly title: string;
  /** Absent: the board is not the user's to arrange. */
  onArrange?(): void;
}

/** Above the cards: title, filters, since when the figures stand, and what may be done with the board. */
export const BoardBar = observer(function BoardBar(props: BoardBarProps): ReactNode {
  const { id, store, board, title, onArrange } = props;
  const { session, notify, locale, t } = useApp();
  const [live, setLive] = useState<LiveStore>();
  useLive((found) => {
    setLive(found);
    return () => setLive(undefined);
  });
  const savePicture = async (element: HTMLElement | null): Promise<void> => {
    if (element === null) return;
    try {
      const { savePictureOf } = await import('./out/savePictureOf.ts');
      await savePictureOf(element, title);
    } catch {
      notify.error(t('board.page.notSaved'));
    }
  };
  const { readAt } = store;
  const time = readAt === undefined ? undefined : clockText(readAt, session.now(), locale);
  return (
    <header className="jig-board-bar">
      <h1 id={id}>{title}</h1>
      <BoardFilters store={store} filters={board.filters} />
      <div className="jig-board-actions" data-no-picture>
        {board.screen === undefined ? null : (
          <PageButton
            type="tertiary"
            onClick={({ currentTarget }) => void currentTarget.closest('section')?.requestFullscreen()}
          >
            {t('board.page.fullScreen')}
          </PageButton>
        )}
        <PageButton
          type="tertiary"
          theme="borderless"
          onClick={({ currentTarget }) => void savePicture(currentTarget.closest('section'))}
        >
          {t('board.page.picture')}
        </PageButton>
        <BoardPdfButton store={store} title={title} />
        {onArrange === undefined && store.name === board.board ? (
          <Parts place="boardBar" told={{ boards: [{ board: board.board }], title, chosen: store.chosen }} />
        ) : null}
        {onArrange === undefined ? null : (
          <PageButton type="tertiary" onClick={onArrange}>
            {t('board.page.arrange')}
          </PageButton>
        )}
      </div>
      {live?.state === 'lost' && time !== undefined ? (
        <p className="jig-board-lost" role="status">
          {t('board.page.lost', { time })}
        </p>
      ) : null}
    </header>
  );
});
