import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { changeOf } from '../../../runtime/model/boards/changeOf.ts';
import type { CardProps } from '../../../runtime/Renderer.ts';
import type { FigureData, ShownCard } from '../../../runtime/wire/boards/Board.ts';
import { measuredValue, measureOf, valueText } from '../../../runtime/wire/boards/valueText.ts';
import { CardEmpty, CardRoom, CardWaits } from '../../cards/CardRoom.tsx';
import { ChangingText } from './parts/ChangingText.tsx';
import { MeasureChoice } from './parts/MeasureChoice.tsx';
import { TrendLine } from './parts/TrendLine.tsx';
import './numbers.css';

const arrows = { more: '▲', less: '▼', same: '●' } as const;

interface FigurePartProps {
  readonly card: ShownCard;
  readonly figure: FigureData;
}

/** How the number differs from the time before: sign, per cent and words. */
function ChangeLine({ card: { asks, options }, figure }: FigurePartProps): ReactNode {
  const { t, locale } = useApp();
  if (figure.before === undefined) return null;
  const than = t(asks?.compare === 'yearBefore' ? 'board.card.ofYearBefore' : 'board.card.ofBefore');
  const change = changeOf(figure.value, figure.before);
  if (change === undefined) return <p className="jig-cardlook-change">{t('board.card.noBefore')}</p>;
  const { way, share } = change;
  const isGood = way === 'same' ? undefined : (way === 'less') === (options?.isGoodWhenLess === true);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <p
      className="jig-cardlook-change"
      data-good={isGood === true || undefined}
      data-bad={isGood === false || undefined}
    >
      <span aria-hidden="true">{arrows[way]}</span>{' '}
      <span className="jig-visually-hidden">{`${than} ${t(`board.card.${way}`)} `}</span>
      {share === undefined || way === 'same' ? null : <b>{percent.format(share)}</b>}{' '}
      <small>
        {isGood === undefined ? (
          <span aria-hidden="true">{t('board.card.changed', { than, how: t('board.card.same') })}</span>
        ) : (
          <>
            <span aria-hidden="true">{t('board.card.changed', { than, how: '' })}</span>
            {t(isGood ? 'board.card.better' : 'board.card.worse')}
          </>
        )}
      </small>
    </p>
  );
}

/** The course of the number over the spans of its trend. */
function FigureTrend({ figure }: { readonly figure: FigureData }): ReactNode {
  const app = useApp();
  const { trend = [], field } = figure;
  const measure = measureOf(figure);
  const values = trend.map(({ value }) => Number(value ?? 0));
  const say = (value: number | undefined): string => measuredValue(app, field, value ?? 0, measure);
  const label = app.t('board.card.trend', {
    first: say(values[0]),
    last: say(values.at(-1)),
    least: say(Math.min(...values)),
    most: say(Math.max(...values)),
  });
  return <TrendLine values={values} label={label} />;
}

/** A number, what it was before and its trend. */
export function FigureCard({ card, data, isWall, onMeasure }: CardProps): ReactNode {
  const app = useApp();
  const figure = data?.asks === 'figure' ? data : undefined;
  const isNone = figure !== undefined && valueText(app, figure.field, figure.value) === '';
  return (
    <CardRoom name="figure" isWall={isWall} tone={card.options?.tone}>
      {figure === undefined ? (
        <CardWaits />
      ) : isNone ? (
        <>
          <CardEmpty>{app.t('board.card.noFigure')}</CardEmpty>
          <MeasureChoice measure={figure.measure} measures={figure.measures} onMeasure={onMeasure} />
        </>
      ) : (
        <>
          <ChangingText
            className="jig-cardlook-value"
            text={measuredValue(app, figure.field, figure.value, measureOf(figure))}
          />
          <div className="jig-cardlook-line">
            <ChangeLine card={card} figure={figure} />
            <MeasureChoice measure={figure.measure} measures={figure.measures} onMeasure={onMeasure} />
          </div>
          <FigureTrend figure={figure} />
        </>
      )}
    </CardRoom>
  );
}
