import { goalShare } from '../../../../runtime/model/boards/goalShare.ts';
import { lineHeight } from '../../../../runtime/model/print/layout/FontMetrics.ts';
import type { FigureData } from '../../../../runtime/wire/boards/Board.ts';
import { measuredValue, measureOf } from '../../../../runtime/wire/boards/valueText.ts';
import { paperColors, toneColor } from '../../../prints/paper/paperColors.ts';
import type { PaperCard, PaperLook } from '../PaperLook.ts';
import { fittingSize, lineOfText, usualSize } from '../paperTexts.ts';

/** A number beside its goal, in words. */
const goalWords = ({ card, data, words }: PaperCard<FigureData>) => {
  const share = goalShare(data.value, card.options?.goal);
  const measure = measureOf(data);
  const goal = words.t('board.card.goal', { goal: measuredValue(words, data.field, share.goal, measure) });
  return {
    ...share,
    value: measuredValue(words, data.field, data.value ?? 0, measure),
    // Down: 99.96 % is not all of it.
    share: new Intl.NumberFormat(words.locale, { style: 'percent' }).format(
      Math.floor(share.share * 100 + 1e-9) / 100,
    ),
    goal: share.share > 1 ? `${goal} · ${words.t('board.card.overGoal')}` : goal,
    isOver: share.share > 1,
  };
};

const arc = (x: number, y: number, radius: number, from: number, to: number): string => {
  const at = (part: number): string => {
    const angle = Math.PI * (1 - part);
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y - radius * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}`;
};

/** A number as the part of a goal, on a dial. */
export const gaugeLook: PaperLook = {
  name: 'Gauge',
  draw(card) {
    const { data, area } = card;
    if (data?.asks !== 'figure') return [];
    const said = goalWords({ ...card, data });
    const below = 2.2 * lineHeight(usualSize);
    const thick = Math.min(5, area.height / 7);
    const radius = Math.max(3, Math.min((area.width - thick) / 2, area.height - below - thick / 2));
    const [middle, bottom] = [area.x + area.width / 2, area.y + thick / 2 + radius];
    const size = fittingSize(
      said.share,
      { width: radius * 1.3, height: radius * 0.7 },
      { most: 22, least: 8, bold: true },
    );
    const ring = (from: number, to: number, color: string) =>
      ({ kind: 'path', path: arc(middle, bottom, radius, from, to), line: { color, width: thick } }) as const;
    return [
      ring(0, 1, paperColors.scale),
      ...(said.filled > 0 ? [ring(0, said.filled, toneColor(card.card.options?.tone))] : []),
      ...(said.isOver ? [ring(said.goalAt - 0.005, said.goalAt + 0.005, paperColors.text)] : []),
      lineOfText(
        said.share,
        { x: area.x, width: area.width, y: bottom - lineHeight(size) },
        { size, bold: true, align: 'center' },
      ),
      lineOfText(said.value, { ...area, y: bottom + 1 }, { bold: true, align: 'center' }),
      lineOfText(
        said.goal,
        { ...area, y: bottom + 1 + lineHeight(usualSize) },
        { align: 'center', color: paperColors.pale },
      ),
    ];
  },
};

/** A number as the part of a goal, as a bar. */
export const progressLook: PaperLook = {
  name: 'Progress',
  draw(card) {
    const { data, area } = card;
    if (data?.asks !== 'figure') return [];
    const said = goalWords({ ...card, data });
    const height = Math.min(3, area.height / 5);
    const size = fittingSize(
      said.value,
      { width: area.width * 0.7, height: area.height * 0.45 },
      { most: 18, least: 8, bold: true },
    );
    const used = lineHeight(size) + 1 + height + 1 + lineHeight(usualSize);
    const y = area.y + Math.max(0, (area.height - used) / 2);
    const bar = { ...area, y: y + lineHeight(size) + 1, height, radius: height / 2 };
    return [
      lineOfText(said.value, { ...area, y, width: area.width * 0.72 }, { size, bold: true }),
      lineOfText(
        said.share,
        { x: area.x + area.width * 0.72, width: area.width * 0.28, y },
        { size: Math.min(size, 12), bold: true, align: 'right' },
      ),
      { kind: 'plate', ...bar, fill: paperColors.scale },
      { kind: 'plate', ...bar, width: area.width * said.filled, fill: toneColor(card.card.options?.tone) },
      ...(said.isOver
        ? [
            {
              kind: 'plate',
              ...bar,
              radius: 0,
              x: area.x + area.width * said.goalAt,
              width: 0.5,
              fill: paperColors.text,
            } as const,
          ]
        : []),
      lineOfText(said.goal, { ...area, y: bar.y + height + 1 }, { color: paperColors.pale }),
    ];
  },
};
