import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { BoardSketch } from './BoardSketch.tsx';
import type { BoardRow } from './boardRows.ts';

interface BoardCardProps {
  readonly row: BoardRow;
  onDesign(): void;
  onCopy(): void;
  /** Keeps a copy of it for reuse. */
  onKeep(): void;
  onWithdraw(): void;
}

/** A board of the list with what can be done with it. */
export function BoardCard({ row, onDesign, onCopy, onKeep, onWithdraw }: BoardCardProps): ReactNode {
  const { t } = useApp();
  const { board, schema } = row;
  const name = board.title;
  const isKept = schema.kept !== undefined;
  return (
    <li className="jig-bs-board">
      <BoardSketch cards={schema.cards} />
      <h2>{name}</h2>
      <dl>
        <dt>{t('boardDesign.code')}</dt>
        <dd>
          {board.name} · {t('boardDesign.cards', { n: schema.cards.length })}
        </dd>
        {isKept ? null : (
          <>
            <dt>{t('boardDesign.roles')}</dt>
            <dd>{row.roles}</dd>
            <dt>{t('boardDesign.shownAt')}</dt>
            <dd>{row.shownAt}</dd>
          </>
        )}
        <dt>{t('boardDesign.state')}</dt>
        <dd>
          {row.state}
          {row.by === '' ? null : <small>{row.by}</small>}
        </dd>
      </dl>
      <div className="jig-bs-actions">
        <button
          type="button"
          className="jig-link"
          aria-haspopup="dialog"
          aria-label={t('boardDesign.designOf', { name })}
          onClick={onDesign}
        >
          {t('boardDesign.design')}
        </button>
        {isKept ? null : (
          <Link className="jig-link" to={board.opens} aria-label={t('boardDesign.openOf', { name })}>
            {t('boardDesign.open')}
          </Link>
        )}
        <button
          type="button"
          className="jig-link"
          aria-haspopup="dialog"
          aria-label={t(isKept ? 'kept.useOf' : 'boardDesign.copyOf', { name })}
          onClick={onCopy}
        >
          {t(isKept ? 'kept.use' : 'boardDesign.copy')}
        </button>
        {isKept ? null : (
          <button
            type="button"
            className="jig-link"
            aria-haspopup="dialog"
            aria-label={t('kept.keepOf', { name })}
            onClick={onKeep}
          >
            {t('kept.keep')}
          </button>
        )}
        {board.version === 0 ? null : (
          <button
            type="button"
            className="jig-link"
            aria-label={t(board.isShipped ? 'boardDesign.takeBackOf' : 'boardDesign.deleteOf', { name })}
            onClick={onWithdraw}
          >
            {t(board.isShipped ? 'boardDesign.takeBack' : 'boardDesign.delete')}
          </button>
        )}
      </div>
    </li>
  );
}
