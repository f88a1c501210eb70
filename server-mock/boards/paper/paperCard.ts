import { cardKindOf } from '../../../runtime/model/boards/cards/cardKinds.ts';
import type { Area } from '../../../runtime/model/print/layout/Area.ts';
import { lineHeight } from '../../../runtime/model/print/layout/FontMetrics.ts';
import type { ShownCard } from '../../../runtime/wire/boards/Board.ts';
import { measureOf } from '../../../runtime/wire/boards/valueText.ts';
import type { PaperBox } from '../../prints/paper/PaperBox.ts';
import { paperColors } from '../../prints/paper/paperColors.ts';
import type { PaperAnswer, PaperWords } from './PaperLook.ts';
import { paperLookOf } from './paperLooks.ts';
import { lineOfText, saidInside } from './paperTexts.ts';

/** Free room inside a card, and size of its title in points. */
const inside = 2.5;
const titleSize = 9;

const titleOf = ({ title }: ShownCard, { data }: PaperAnswer, { t }: PaperWords): string => {
  const measure = data?.asks === 'groups' ? measureOf(data) : undefined;
  return measure === undefined ? title : t('board.card.inMeasure', { title, measure: measure.label });
};

const contentOf = (
  card: ShownCard,
  answer: PaperAnswer,
  area: Area,
  words: PaperWords,
): readonly PaperBox[] => {
  const { data, own, problem = card.note } = answer;
  if (problem !== undefined) return saidInside(problem, area, paperColors.bad);
  const look = paperLookOf(card, { data, own });
  if (look !== undefined) return look.draw({ card, data, own, area, words });
  const kind = cardKindOf(card)?.title[words.locale] ?? card.kind;
  return saidInside(words.t('board.paper.noLook', { kind }), area);
};

/** A card in its frame: its title, and what it shows or why it shows nothing. */
export const paperCard = (
  card: ShownCard,
  answer: PaperAnswer,
  { x, y, width, height }: Area,
  words: PaperWords,
): readonly PaperBox[] => {
  const head = lineHeight(titleSize);
  const area = {
    ...{ x: x + inside, width: Math.max(1, width - 2 * inside) },
    ...{ y: y + inside - 0.5 + head + 0.8, height: Math.max(1, height - 2 * inside - head - 0.3) },
  };
  return [
    { kind: 'plate', x, y, width, height, radius: 1.2, fill: paperColors.page, edge: paperColors.line },
    lineOfText(
      titleOf(card, answer, words),
      { ...area, y: y + inside - 0.5 },
      { size: titleSize, bold: true },
    ),
    ...contentOf(card, answer, area, words),
  ];
};
