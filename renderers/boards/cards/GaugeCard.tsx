import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { CardProps } from '../../../runtime/Renderer.ts';
import type { FigureData, ShownCard } from '../../../runtime/wire/boards/Board.ts';
import { CardRoom, CardWaits } from '../../cards/CardRoom.tsx';
import { ChangingText } from './parts/ChangingText.tsx';
import { MeasureChoice } from './parts/MeasureChoice.tsx';
import { useGoal } from './parts/useGoal.ts';
import './numbers.css';

/** Half a circle from left to right, and where a part of it ends. */
const arc = 'M 20 100 A 80 80 0 0 1 180 100';
const pointAt = (part: number, radius: number): string => {
  const angle = Math.PI * (1 - part);
  return `${(100 + radius * Math.cos(angle)).toFixed(2)} ${(100 - radius * Math.sin(angle)).toFixed(2)}`;
};

function Dial({ card, figure }: { readonly card: ShownCard; readonly figure: FigureData }): ReactNode {
  const { t } = useApp();
  const { filled, goalAt, share, valueText, goalText, shareText, meter } = useGoal(card, figure);
  const isOver = share > 1;
  return (
    <div className="jig-cardlook-dial" {...meter}>
      <svg viewBox="0 0 200 112" aria-hidden="true">
        <path className="jig-cardlook-scale" d={arc} pathLength={100} />
        {filled > 0 ? (
          <path
            className="jig-cardlook-filled"
            d={arc}
            pathLength={100}
            strokeDasharray={`${filled * 100} 100.1`}
          />
        ) : null}
        {isOver ? (
          <path className="jig-cardlook-goal" d={`M ${pointAt(goalAt, 66)} L ${pointAt(goalAt, 94)}`} />
        ) : null}
        <text x="100" y="92" textAnchor="middle">
          {shareText}
        </text>
      </svg>
      <p>
        <ChangingText className="jig-cardlook-value" text={valueText} />
        <small>{isOver ? `${goalText} · ${t('board.card.overGoal')}` : goalText}</small>
      </p>
    </div>
  );
}

/** A number as the part of a goal, on a dial. Above the goal the dial ends at the number, and a line marks the goal. */
export function GaugeCard({ card, data, isWall, onMeasure }: CardProps): ReactNode {
  const figure = data?.asks === 'figure' ? data : undefined;
  return (
    <CardRoom name="gauge" isWall={isWall} tone={card.options?.tone}>
      {figure === undefined ? <CardWaits /> : <Dial card={card} figure={figure} />}
      {figure === undefined ? null : (
        <MeasureChoice measure={figure.measure} measures={figure.measures} onMeasure={onMeasure} />
      )}
    </CardRoom>
  );
}
