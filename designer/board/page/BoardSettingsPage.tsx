import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { matches, useInitials } from '../../../renderers/palette/matches.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import { pageTitle } from '../../../runtime/host/pageTitle.ts';
import { reloadPage } from '../../../runtime/host/reloadPage.ts';
import '../../../runtime/model/explain/allMessages.ts';
import type { PageProps } from '../../../runtime/Renderer.ts';
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
  const { t, session, notify } = useApp();
  const id = useId();
  const { designs, failed, load, withdraw } = useBoardDesigns();
  const [open, setOpen] = useState<Designed>();
  const [typed, setTyped] = useState('');
  const initials = useInitials();
  const rows = useMemo(() => (designs === undefined ? noRows : boardRows(designs, t)), [designs, t]);
  const shown = rows.filter(
    ({ board, roles }) =>
      matches(typed, board.title, initials) ||
      roles.includes(typed.trim()) ||
      board.name.toLowerCase().includes(typed.trim().toLowerCase()),
  );
  const close = (): void => setOpen(undefined);
  /** Boards and their pages come with the session. */
  const refresh = (): void => {
    if (!reloadPage()) void load();
  };
  return (
    <div className="jig-bs-page">
      <h1>{pageTitle(page, session.menus, t)}</h1>
      <p className="jig-bs-note">{t('boardDesign.intro')}</p>
      {failed === undefined ? null : <p role="alert">{failed}</p>}
      <div className="jig-bs-bar">
        <Button
          theme="solid"
          type="primary"
          aria-haspopup="dialog"
          disabled={designs === undefined}
          onClick={() => designs && setOpen(newBoard(designs, t('boardDesign.newTitle')))}
        >
          {t('boardDesign.new')}
        </Button>
        <label className="jig-hidden" htmlFor={id}>
          {t('boardDesign.search')}
        </label>
        <input
          id={id}
          type="search"
          placeholder={t('boardDesign.search')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <span role="status">
          {designs === undefined ? t('box.loading') : t('boardDesign.found', { n: shown.length })}
        </span>
      </div>
      <ul className="jig-bs-boards" aria-label={t('boardDesign.list')}>
        {shown.map((row) => {
          const { board, schema } = row;
          const { name, version, path } = board;
          return (
            <BoardCard
              key={name}
              row={row}
              onDesign={() => setOpen({ name, version, schema, isNew: false, path })}
              onCopy={() =>
                designs &&
                setOpen(
                  newBoard(designs, t('boardDesign.copyTitle', { name: board.title }), { name, schema }),
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
    </div>
  );
});
