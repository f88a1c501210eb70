import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { PageLink } from '../../../runtime/host/PageLink.tsx';
import { RowAction } from '../../kit/RowAction.tsx';
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
        <RowAction
          text={t('boardDesign.design')}
          label={t('boardDesign.designOf', { name })}
          isOpening
          onClick={onDesign}
        />
        {isKept ? null : (
          <PageLink className="jig-link" to={board.opens} aria-label={t('boardDesign.openOf', { name })}>
            {t('boardDesign.open')}
          </PageLink>
        )}
        <RowAction
          text={t(isKept ? 'kept.use' : 'boardDesign.copy')}
          label={t(isKept ? 'kept.useOf' : 'boardDesign.copyOf', { name })}
          isOpening
          onClick={onCopy}
        />
        {isKept ? null : (
          <RowAction text={t('kept.keep')} label={t('kept.keepOf', { name })} isOpening onClick={onKeep} />
        )}
        {board.version === 0 ? null : (
          <RowAction
            text={t(board.isShipped ? 'boardDesign.takeBack' : 'boardDesign.delete')}
            label={t(board.isShipped ? 'boardDesign.takeBackOf' : 'boardDesign.deleteOf', { name })}
            onClick={onWithdraw}
          />
        )}
      </div>
    </li>
  );
}
