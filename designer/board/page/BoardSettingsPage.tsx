import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import { reloadPage } from '../../../runtime/host/reloadPage.ts';
import '../../../runtime/model/explain/allMessages.ts';
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

const noRows: readonly BoardRow[] = [];

/** `page: "boardSettings"`: the boards in force, and what can be done with them. */
export const BoardSettingsPage = observer(function BoardSettingsPage({ page }: PageProps): ReactNode {
  const { t, notify } = useApp();
  const { designs, failed, load, withdraw } = useBoardDesigns();
  const [open, setOpen] = useState<Designed>();
  const name = useTypedName();
  const rows = useMemo(() => (designs === undefined ? noRows : boardRows(designs, t)), [designs, t]);
  const shown = rows.filter(
    ({ board, roles }) => name.fits([board.title], board.name) || roles.includes(name.typed.trim()),
  );
  const close = (): void => setOpen(undefined);
  /** Boards and their pages come with the session. */
  const refresh = (): void => {
    if (!reloadPage()) void load();
  };
  return (
    <DesignPage page={page} intro={t('boardDesign.intro')} failed={failed}>
      <DesignListBar
        words={{
          new: t('boardDesign.new'),
          search: t('boardDesign.search'),
          found: t('boardDesign.found', { n: shown.length }),
        }}
        name={name}
        isLoading={designs === undefined}
        onNew={() => designs && setOpen(newBoard(designs, t('boardDesign.newTitle')))}
      />
      <ul className="jig-bs-boards" aria-label={t('boardDesign.list')}>
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
              onWithdraw={() => void withdraw(board).then((isGone) => isGone && refresh())}
            />
          );
        })}
      </ul>
      {designs !== undefined && shown.length === 0 ? (
        <p className="jig-bs-note">{t('boardDesign.none')}</p>
      ) : null}
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
