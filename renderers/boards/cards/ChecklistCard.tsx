import IconCircle from '@douyinfe/semi-icons/lib/es/icons/IconRadio';
import IconTickCircle from '@douyinfe/semi-icons/lib/es/icons/IconTickCircle';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { PageLink } from '../../../runtime/host/PageLink.tsx';
import type { CardProps } from '../../../runtime/Renderer.ts';
import type { CountsData, ShownCard } from '../../../runtime/wire/boards/Board.ts';
import { CardEmpty, CardRoom, CardWaits } from '../../cards/CardRoom.tsx';
import { PagedLines } from '../../cards/PagedLines.tsx';
import './bar.css';
import './steps.css';

interface PointsProps {
  readonly card: ShownCard;
  readonly counted: CountsData['counted'];
  readonly isWall: boolean;
}

function Points({ card, counted, isWall }: PointsProps): ReactNode {
  const { t } = useApp();
  const done = counted.filter(({ count }) => (count ?? 0) > 0).length;
  const said = (count: number | null): string =>
    count === null
      ? t('board.card.noRight')
      : count === 0
        ? t('board.card.open')
        : t(count === 1 ? 'board.card.doneOne' : 'board.card.done', { n: count });
  return (
    <>
      <div className="jig-cardlook-points-head">
        <span>{t('board.card.doneOf', { n: done, total: counted.length })}</span>
        <div
          role="progressbar"
          className="jig-cardlook-bar"
          aria-label={card.title}
          aria-valuemin={0}
          aria-valuemax={counted.length}
          aria-valuenow={done}
        >
          <span style={{ width: `${(done / counted.length) * 100}%` }} />
        </div>
      </div>
      <PagedLines card={card} isWall={isWall} of={counted}>
        {(isShown) => (
          <ul className="jig-cardlook-points">
            {counted.map(({ title, count, path }, at) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and their order stays
                key={at}
                data-line=""
                data-done={(count ?? 0) > 0 || undefined}
                data-off={!isShown(at) || undefined}
              >
                {(count ?? 0) > 0 ? <IconTickCircle aria-hidden="true" /> : <IconCircle aria-hidden="true" />}
                <span>
                  {path === undefined || isWall ? title : <PageLink to={path}>{title}</PageLink>}
                  <small>{said(count)}</small>
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedLines>
    </>
  );
}

/** What has to be there before work begins: a point is done once its list has rows. A point leads to its list. */
export function ChecklistCard({ card, data, isWall }: CardProps): ReactNode {
  const { t } = useApp();
  const counted = data?.asks === 'counts' ? data.counted : undefined;
  return (
    <CardRoom name="checklist" isWall={isWall}>
      {counted === undefined ? (
        <CardWaits lines={5} />
      ) : counted.length === 0 ? (
        <CardEmpty>{t('board.card.noSteps')}</CardEmpty>
      ) : (
        <Points card={card} counted={counted} isWall={isWall} />
      )}
    </CardRoom>
  );
}
