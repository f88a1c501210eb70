import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { Parts } from '../../../runtime/host/Parts.tsx';
import { boardKind } from '../../../runtime/model/boards/BoardSchema.ts';
import { PublishDialog } from '../../kit/PublishDialog.tsx';
import { refusal } from '../../kit/refusal.ts';
import { boardChanges } from '../draft/boardChanges.ts';
import { pageOfBoard, pathOfBoard } from '../draft/pageOfBoard.ts';
import type { BoardDesignStore } from '../store/BoardDesignStore.ts';

interface PublishBoardProps {
  readonly store: BoardDesignStore;
  onPublished(): void;
  onClose(): void;
}

/** Asks with the changes in words, and publishes the board, with a page of its own where it has none yet. */
export const PublishBoard = observer(function PublishBoard(props: PublishBoardProps): ReactNode {
  const { store, onPublished, onClose } = props;
  const { t, locale, data } = useApp();
  const [isWaiting, setWaiting] = useState(false);
  const first = useRef<() => Promise<string | undefined>>(undefined);
  const { designed, draft } = store;
  const mayHavePage = designed.path === undefined && draft.kept === undefined;
  // A first page needs no other.
  const [hasPage, setPage] = useState(mayHavePage && draft.isHome !== true);
  const publish = async (): Promise<void> => {
    setWaiting(true);
    const refused = await first.current?.();
    if (refused !== undefined) {
      setWaiting(false);
      store.refuse([refusal(refused)]);
      onClose();
      return;
    }
    const { boards } = await data.designs();
    const answer = await boards.publish({
      changes: [
        { kind: boardKind, name: designed.name, over: designed.version, patch: store.patch },
        ...(hasPage ? [pageOfBoard(designed.name, draft.title)] : []),
      ],
      grants: [],
    });
    setWaiting(false);
    onClose();
    if (answer.ok) onPublished();
    else store.refuse([refusal(answer.failure.message)]);
  };
  const before = useCallback((work: typeof first.current): void => {
    first.current = work;
  }, []);
  const earlier = designed.isNew ? { ...designed.schema, cards: [] } : designed.schema;
  return (
    <PublishDialog
      title={t('boardDesign.publish', { name: draft.title })}
      confirm={t('editor.confirmPublish')}
      question={t('boardDesign.publishQuestion')}
      warnings={store.found}
      changes={boardChanges(earlier, draft, { t, locale })}
      isWaiting={isWaiting}
      onConfirm={() => void publish()}
      onClose={onClose}
    >
      <Parts place="boardPublication" told={{ board: designed.name, cards: draft.cards, before }} />
      {mayHavePage ? (
        <section>
          <label>
            <input
              type="checkbox"
              checked={hasPage}
              onChange={({ currentTarget }) => setPage(currentTarget.checked)}
            />{' '}
            {t('boardDesign.withPage')}
          </label>
          {hasPage ? (
            <p className="jig-bd-note">{t('boardDesign.pathIs', { path: pathOfBoard(designed.name) })}</p>
          ) : null}
        </section>
      ) : null}
    </PublishDialog>
  );
});
