import { changeOf } from '../../../../runtime/model/boards/changeOf.ts';
import type { Area } from '../../../../runtime/model/print/layout/Area.ts';
import { lineHeight } from '../../../../runtime/model/print/layout/FontMetrics.ts';
import type { FigureData } from '../../../../runtime/wire/boards/Board.ts';
import { measuredValue, measureOf, valueText } from '../../../../runtime/wire/boards/valueText.ts';
import type { PaperBox } from '../../../prints/paper/PaperBox.ts';
import { paperColors, toneColor } from '../../../prints/paper/paperColors.ts';
import type { PaperCard, PaperLook } from '../PaperLook.ts';
import { fittingSize, lineOfText, saidInside, usualSize } from '../paperTexts.ts';

/** Millimetres of the line of a trend, and of one with many points. */
const [usual, thin, many] = [0.35, 0.15, 60];

const arrows = { more: '▲', less: '▼', same: '●' } as const;

/** How the number differs from the time before, with the colour of a good or a bad change. */
const changeWords = ({
  card: { asks, options },
  data: { value, before },
  words: { t, locale },
}: PaperCard<FigureData>): { readonly text: string; readonly color: string } | undefined => {
  if (before === undefined) return undefined;
  const than = t(asks?.compare === 'yearBefore' ? 'board.card.ofYearBefore' : 'board.card.ofBefore');
  const change = changeOf(value, before);
  if (change === undefined) return { text: t('board.card.noBefore'), color: paperColors.pale };
  const { way, share } = change;
  if (way === 'same')
    return { text: t('board.card.changed', { than, how: t('board.card.same') }), color: paperColors.pale };
  const isGood = (way === 'less') === (options?.isGoodWhenLess === true);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const parts = [
    arrows[way],
    share === undefined ? '' : percent.format(share),
    t('board.card.changed', { than, how: t(`board.card.${way}`) }),
  ];
  return {
    text: parts.filter((one) => one !== '').join(' '),
    color: isGood ? paperColors.good : paperColors.bad,
  };
};

/** The course of a number as a line with the area below it. */
export const trendBoxes = (
  values: readonly number[],
  { x, y, width, height }: Area,
  color: string,
): readonly PaperBox[] => {
  if (values.length < 2 || height < 4) return [];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const range = most - least || 1;
  const points = values.map((value, at) => {
    const [left, top] = [
      x + (at / (values.length - 1)) * width,
      y + height - ((value - least) / range) * height,
    ];
    return `${left.toFixed(2)} ${top.toFixed(2)}`;
  });
  const line = `M${points.join('L')}`;
  const bottom = (y + height).toFixed(2);
  return [
    {
      kind: 'path',
      path: `${line}L${(x + width).toFixed(2)} ${bottom}L${x.toFixed(2)} ${bottom}Z`,
      fill: paperColors.plate,
    },
    { kind: 'path', path: line, line: { color, width: values.length > many ? thin : usual } },
  ];
};

/** A number, what it was before and its trend. */
export const figureLook: PaperLook = {
  name: 'Figure',
  draw(card) {
    const { data, area, words } = card;
    if (data?.asks !== 'figure') return [];
    if (valueText(words, data.field, data.value) === '')
      return saidInside(words.t('board.card.noFigure'), area);
    const change = changeWords({ ...card, data });
    const values = (data.trend ?? []).map(({ value }) => Number(value ?? 0));
    const changeHeight = change === undefined ? 0 : lineHeight(usualSize);
    const most =
      values.length < 2
        ? area.height - changeHeight
        : Math.min(area.height - changeHeight, area.height * 0.45);
    const text = measuredValue(words, data.field, data.value, measureOf(data));
    const size = fittingSize(text, { width: area.width, height: most }, { most: 22, least: 9, bold: true });
    const color =
      card.card.options?.tone === undefined ? paperColors.text : toneColor(card.card.options.tone);
    const used = lineHeight(size) + changeHeight;
    const isAlone = values.length < 2;
    const y = isAlone ? area.y + Math.max(0, (area.height - used) / 2) : area.y;
    return [
      lineOfText(text, { ...area, y }, { size, bold: true, color }),
      ...(change === undefined
        ? []
        : [lineOfText(change.text, { ...area, y: y + lineHeight(size) }, { color: change.color })]),
      ...trendBoxes(
        values,
        { ...area, y: area.y + used + 1, height: area.height - used - 1 },
        toneColor(card.card.options?.tone),
      ),
    ];
  },
};
