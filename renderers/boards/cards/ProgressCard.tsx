import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { CardProps } from '../../../runtime/Renderer.ts';
import type { FigureData, ShownCard } from '../../../runtime/wire/boards/Board.ts';
import { CardRoom, CardWaits } from '../../cards/CardRoom.tsx';
import { ChangingText } from './parts/ChangingText.tsx';
import { MeasureChoice } from './parts/MeasureChoice.tsx';
import { useGoal } from './parts/useGoal.ts';
import './bar.css';
import './numbers.css';

function Bar({ card, figure }: { readonly card: ShownCard; readonly figure: FigureData }): ReactNode {
  const { t } = useApp();
  const { filled, goalAt, share, valueText, goalText, shareText, meter } = useGoal(card, figure);
  const isOver = share > 1;
  return (
    <div className="jig-cardlook-way" {...meter}>
      <p>
        <ChangingText className="jig-cardlook-value" text={valueText} />
        <b>{shareText}</b>
      </p>
      <div className="jig-cardlook-bar">
        <span style={{ width: `${filled * 100}%` }} />
        {isOver ? <i style={{ left: `${goalAt * 100}%` }} /> : null}
      </div>
      <small>{isOver ? `${goalText} · ${t('board.card.overGoal')}` : goalText}</small>
    </div>
  );
}

/** A number as the part of a goal, as a bar. Above the goal the bar ends at the number, and a line marks the goal. */
export function ProgressCard({ card, data, isWall, onMeasure }: CardProps): ReactNode {
  const figure = data?.asks === 'figure' ? data : undefined;
  return (
    <CardRoom name="progress" isWall={isWall} tone={card.options?.tone}>
      {figure === undefined ? <CardWaits lines={2} /> : <Bar card={card} figure={figure} />}
      {figure === undefined ? null : (
        <MeasureChoice measure={figure.measure} measures={figure.measures} onMeasure={onMeasure} />
      )}
    </CardRoom>
  );
}
