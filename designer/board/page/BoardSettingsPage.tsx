import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import { reloadPage } from '../../../runtime/host/reloadPage.ts';
import type { KeptKind } from '../../../runtime/model/boards/BoardSchema.ts';
import '../../../runtime/model/explain/allMessages.ts';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import type { PageProps } from '../../../runtime/Renderer.ts';
import { DesignListBar } from '../../kit/DesignListBar.tsx';
import { DesignPage } from '../../kit/DesignPage.tsx';
import { useTypedName } from '../../kit/NameSearch.tsx';
import type { Designed } from '../store/Designed.ts';
import { BoardCard } from './BoardCard.tsx';
import { type BoardRow, boardRows } from './boardRows.ts';
import { newBoard } from './newBoard.ts';
import { useBoardDesigns } from './useBoardDesigns.ts';
import './boardSettings.css';

/** The designer, with the grid that is dragged on, loads when it is first opened. */
const BoardDesigner = lazyPiece(
  'BoardDesigner',
  async () => (await import('../dialog/BoardDesigner.tsx')).BoardDesigner,
  { isRare: true },
);

/** What the list says, by what it shows. */
const keptWords = {
  none: {
    intro: 'boardDesign.intro',
    add: 'boardDesign.new',
    search: 'boardDesign.search',
    found: 'boardDesign.found',
    list: 'boardDesign.list',
    none: 'boardDesign.none',
  },
  board: {
    intro: 'kept.boards.intro',
    add: 'kept.boards.new',
    search: 'kept.boards.search',
    found: 'kept.boards.found',
    list: 'kept.boards.list',
    none: 'kept.boards.none',
  },
  chart: {
    intro: 'kept.charts.intro',
    add: 'kept.charts.new',
    search: 'kept.charts.search',
    found: 'kept.charts.found',
    list: 'kept.charts.list',
    none: 'kept.charts.none',
  },
} as const satisfies Readonly<Record<KeptKind | 'none', Readonly<Record<string, MessageKey>>>>;

const noRows: readonly BoardRow[] = [];

interface BoardListProps extends PageProps {
  /** Those that are kept for reuse; absent: those that people open. */
  readonly kept?: KeptKind;
  /** Makes another one in place of the designer of an empty board. */
  readonly making?: (close: () => void) => ReactNode;
}

/** `page: "boardSettings"`: the boards in force, and what can be done with them. */
export const BoardSettingsPage = observer(function BoardSettingsPage({
  page,
  kept,
  making,
}: BoardListProps): ReactNode {
  const { t, notify } = useApp();
  const { designs, failed, load, withdraw } = useBoardDesigns();
  const [open, setOpen] = useState<Designed>();
  const [isMaking, setMaking] = useState(false);
  const words = keptWords[kept ?? 'none'];
  const name = useTypedName();
  const rows = useMemo(() => (designs === undefined ? noRows : boardRows(designs, t)), [designs, t]);
  const shown = rows.filter(
    ({ board, schema, roles }) =>
      schema.kept === kept &&
      (name.fits([board.title], board.name) || (kept === undefined && roles.includes(name.typed.trim()))),
  );
  const close = (): void => setOpen(undefined);
  /** Boards and their pages come with the session. */
  const refresh = (): void => {
    if (!reloadPage()) void load();
  };
  return (
    <DesignPage page={page} intro={t(words.intro)} failed={failed}>
      <DesignListBar
        words={{
          new: t(words.add),
          search: t(words.search),
          found: t(words.found, { n: shown.length }),
        }}
        name={name}
        isLoading={designs === undefined}
        onNew={() => {
          if (making !== undefined) setMaking(true);
          else if (designs !== undefined)
            setOpen(newBoard(designs, t('boardDesign.newTitle'), undefined, kept));
        }}
      />
      <ul className="jig-bs-boards" aria-label={t(words.list)}>
        {shown.map((row) => {
          const { board, schema } = row;
          const { name: code, version, path } = board;
          return (
            <BoardCard
              key={code}
              row={row}
              onDesign={() => setOpen({ name: code, version, schema, isNew: false, path })}
              onCopy={() =>
                designs &&
                setOpen(
                  newBoard(designs, t('boardDesign.copyTitle', { name: board.title }), {
                    name: code,
                    schema,
                  }),
                )
              }
              onKeep={() =>
                designs && setOpen(newBoard(designs, board.title, { name: code, schema }, 'board'))
              }
              onWithdraw={() => void withdraw(board).then((isGone) => isGone && refresh())}
            />
          );
        })}
      </ul>
      {designs !== undefined && shown.length === 0 ? <p className="jig-bs-note">{t(words.none)}</p> : null}
      {isMaking ? making?.(() => setMaking(false)) : null}
      {open === undefined || designs === undefined ? null : (
        <BoardDesigner
          key={open.name}
          designed={open}
          designs={designs}
          onPublished={() => {
            close();
            notify.success(t('boardDesign.published'));
            refresh();
          }}
          onClose={close}
        />
      )}
    </DesignPage>
  );
});
