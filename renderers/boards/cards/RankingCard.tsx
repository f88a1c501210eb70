import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { CardProps } from '../../../runtime/Renderer.ts';
import type { CardGroup, GroupsData } from '../../../runtime/wire/boards/Board.ts';
import { measuredValue, measureOf } from '../../../runtime/wire/boards/valueText.ts';
import { CardEmpty, CardRoom, CardWaits } from '../../cards/CardRoom.tsx';
import { PagedLines } from '../../cards/PagedLines.tsx';
import { MeasureChoice } from './parts/MeasureChoice.tsx';
import './bar.css';
import './lists.css';

interface RankedProps extends Omit<CardProps, 'data'> {
  readonly data: GroupsData;
}

function Ranked({ card, data, isWall, isStill, onMeasure, onPick }: RankedProps): ReactNode {
  const app = useApp();
  const [field] = data.of;
  const amountOf = ({ sums, count }: CardGroup): number =>
    field === undefined ? count : Number(sums[field.field] ?? 0);
  const ranked = [...data.groups].sort((one, other) => amountOf(other) - amountOf(one));
  const most = Math.max(0, ...ranked.map(amountOf));
  const line = (group: CardGroup, at: number): ReactNode => {
    const said = field === undefined ? group.count : (group.sums[field.field] ?? 0);
    return (
      <>
        <span className="jig-cardlook-rank">{at + 1}</span>
        <span className="jig-cardlook-label">{group.label}</span>
        <b>{measuredValue(app, field, said, measureOf(data))}</b>
        <span className="jig-cardlook-bar" aria-hidden="true">
          <span style={{ width: `${most > 0 ? (Math.max(0, amountOf(group)) / most) * 100 : 0}%` }} />
        </span>
      </>
    );
  };
  return (
    <PagedLines
      card={card}
      isWall={isWall}
      of={data}
      foot={data.isMore ? app.t('board.card.firstGroups', { n: ranked.length }) : undefined}
      tools={
        isWall || (data.measures ?? []).length < 2 ? undefined : (
          <MeasureChoice measure={data.measure} measures={data.measures} onMeasure={onMeasure} />
        )
      }
    >
      {(isShown) => (
        <ol className="jig-cardlook-ranked">
          {ranked.map((group, at) => (
            <li key={`${typeof group.key} ${group.key}`} data-line="" data-off={!isShown(at) || undefined}>
              {isWall || isStill ? (
                <span className="jig-cardlook-press">{line(group, at)}</span>
              ) : (
                <button type="button" className="jig-cardlook-press" onClick={() => onPick(group.key)}>
                  {line(group, at)}
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
    </PagedLines>
  );
}

/** Groups in order, the largest first, each with a bar. One that is pressed leads on. */
export function RankingCard(props: CardProps): ReactNode {
  const { card, data, isWall, onMeasure } = props;
  const { t } = useApp();
  const groups = data?.asks === 'groups' ? data : undefined;
  return (
    <CardRoom name="ranking" isWall={isWall} tone={card.options?.tone}>
      {groups === undefined ? (
        <CardWaits lines={5} />
      ) : groups.groups.length === 0 ? (
        <>
          <CardEmpty>{t('board.card.noGroups')}</CardEmpty>
          <MeasureChoice measure={groups.measure} measures={groups.measures} onMeasure={onMeasure} />
        </>
      ) : (
        <Ranked {...props} data={groups} />
      )}
    </CardRoom>
  );
}
