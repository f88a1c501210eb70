import { type ReactNode, useMemo, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { countName } from '../../../runtime/model/charts/countName.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { reportMessages } from '../../../runtime/model/messages/report.ts';
import type { CardProps } from '../../../runtime/Renderer.ts';
import type { GroupsData } from '../../../runtime/wire/boards/Board.ts';
import { groupRows } from '../../../runtime/wire/boards/groupRows.ts';
import { measureOf } from '../../../runtime/wire/boards/valueText.ts';
import { CardEmpty, CardRoom, CardWaits } from '../../cards/CardRoom.tsx';
import { ChartPicture } from '../../report/ChartPicture.tsx';
import { ChartTable } from '../../report/ChartTable.tsx';
import { MeasureChoice } from './parts/MeasureChoice.tsx';
import { useGroupNumbers } from './parts/useGroupNumbers.ts';
import '../../report/report.css';
import './chart.css';

addMessages(reportMessages);

/** Pixels of a chart's texts on a wall. */
const wallText = 22;

interface GroupChartProps extends Omit<CardProps, 'data'> {
  readonly data: GroupsData;
}

function GroupChart({ card, data, isWall, isStill, onMeasure, onPick }: GroupChartProps): ReactNode {
  const { t } = useApp();
  const [isTable, setTable] = useState(false);
  const rows = useMemo(() => groupRows(data), [data]);
  const { of, lines } = useGroupNumbers(card, data);
  const measure = measureOf(data);
  const title =
    measure === undefined
      ? card.title
      : t('board.card.inMeasure', { title: card.title, measure: measure.label });
  return (
    <>
      {isTable ? null : (
        <ChartPicture
          kind={card.kind}
          of={of}
          lines={lines}
          rows={rows}
          title={title}
          textSize={isWall ? wallText : undefined}
          onPick={onPick}
        />
      )}
      <ChartTable
        title={title}
        by={data.by.title}
        across={data.across?.title}
        numbers={[...of, ...lines].filter(({ field }) => field !== countName)}
        rows={rows}
        isShown={isTable}
        {...(!isStill && { onPick })}
      />
      {isWall ? null : (
        <div className="jig-cardlook-foot">
          <span>{data.isMore ? t('board.card.firstGroups', { n: rows.length }) : null}</span>
          <MeasureChoice measure={data.measure} measures={data.measures} onMeasure={onMeasure} />
          <button
            type="button"
            className="jig-cardlook-turn"
            data-no-picture=""
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          >
            {t(isTable ? 'board.card.asChart' : 'board.card.asTable')}
          </button>
        </div>
      )}
    </>
  );
}

/** Groups as a chart of the kind that the card is named like, with its table. A part that is pressed leads on. */
export function ChartCard(props: CardProps): ReactNode {
  const { data, isWall } = props;
  const { t } = useApp();
  const groups = data?.asks === 'groups' ? data : undefined;
  return (
    <CardRoom name="chart" isWall={isWall}>
      {groups === undefined ? (
        <CardWaits lines={5} />
      ) : groups.groups.length === 0 ? (
        <>
          <CardEmpty>{t('board.card.noGroups')}</CardEmpty>
          <MeasureChoice measure={groups.measure} measures={groups.measures} onMeasure={props.onMeasure} />
        </>
      ) : (
        <GroupChart {...props} data={groups} />
      )}
    </CardRoom>
  );
}
