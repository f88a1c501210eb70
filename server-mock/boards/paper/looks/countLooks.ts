import { lineHeight } from '../../../../runtime/model/print/layout/FontMetrics.ts';
import type { CountsData } from '../../../../runtime/wire/boards/Board.ts';
import { valueText } from '../../../../runtime/wire/boards/valueText.ts';
import type { PaperBox } from '../../../prints/paper/PaperBox.ts';
import { paletteColor, paperColors, toneColor } from '../../../prints/paper/paperColors.ts';
import type { PaperLook, PaperWords } from '../PaperLook.ts';
import { fittingSize, lineOfText, saidInside, smallSize, usualSize } from '../paperTexts.ts';

/** Width of the arrow between two steps, and least width of a step. */
const arrow = 4;
const leastStep = 18;

type Counted = CountsData['counted'][number];

const countWords = (words: PaperWords, count: number | null): string =>
  count === null ? words.t('board.card.noRight') : valueText(words, undefined, count);

/** The steps of a process as a chain, each with how much stands there; in several lines where one is too short. */
export const stepsLook: PaperLook = {
  name: 'Steps',
  draw({ data, area, words }) {
    if (data?.asks !== 'counts') return [];
    const steps = data.counted;
    if (steps.length === 0) return saidInside(words.t('board.card.noSteps'), area);
    const each = Math.max(1, Math.min(steps.length, Math.floor((area.width + arrow) / (leastStep + arrow))));
    const lines = Math.ceil(steps.length / each);
    const width = (area.width + arrow) / each - arrow;
    const height = Math.min(20, (area.height - (lines - 1) * 2) / lines);
    const top = area.y + Math.max(0, (area.height - lines * height - (lines - 1) * 2) / 2);
    return steps.flatMap(({ title, count }, at): readonly PaperBox[] => {
      const x = area.x + (at % each) * (width + arrow);
      const y = top + Math.floor(at / each) * (height + 2);
      const said = countWords(words, count);
      const inside = { x: x + 1, width: width - 2 };
      const room = height - lineHeight(usualSize) - 1.5;
      const size =
        count === null
          ? smallSize
          : fittingSize(said, { width: inside.width, height: room }, { most: 16, least: 8, bold: true });
      const head = y + Math.max(0.8, (height - lineHeight(usualSize) - lineHeight(size)) / 2);
      return [
        {
          kind: 'plate',
          x,
          y,
          width,
          height,
          radius: 1.2,
          fill: count ? paletteColor('blue', 0.1) : paperColors.plate,
        },
        lineOfText(title, { ...inside, y: head }, { align: 'center', color: paperColors.pale }),
        lineOfText(
          said,
          { ...inside, y: head + lineHeight(usualSize) },
          { size, bold: count !== null, align: 'center', color: count ? paperColors.text : paperColors.pale },
        ),
        ...(at % each === each - 1 || at === steps.length - 1
          ? []
          : [
              {
                kind: 'path',
                path: `M${x + width + 1} ${y + height / 2 - 1.2}l1.6 1.2l-1.6 1.2`,
                line: { color: paperColors.pale, width: 0.3 },
              } as const,
            ]),
      ];
    });
  },
};

const tick = (x: number, y: number): PaperBox => ({
  ...{ kind: 'path', path: `M${x + 0.3} ${y + 1.9}l0.9 1l1.7 -2.1` },
  line: { color: paperColors.good, width: 0.45 },
});

/** What has to be there before work begins: what is done, and what is not. */
export const checklistLook: PaperLook = {
  name: 'Checklist',
  draw({ data, area, words }) {
    if (data?.asks !== 'counts') return [];
    const points = data.counted;
    if (points.length === 0) return saidInside(words.t('board.card.noSteps'), area);
    const isDone = ({ count }: Counted): boolean => (count ?? 0) > 0;
    const done = points.filter(isDone).length;
    const head = lineHeight(usualSize) + 2.5;
    const line = lineHeight(usualSize) + 1;
    const shown = points.slice(0, Math.max(1, Math.floor((area.height - head) / line)));
    const bar = {
      kind: 'plate',
      ...area,
      y: area.y + lineHeight(usualSize) + 0.3,
      height: 1,
      radius: 0.5,
    } as const;
    const said = ({ count }: Counted): string =>
      count === null
        ? words.t('board.card.noRight')
        : count === 0
          ? words.t('board.paper.open')
          : words.t(count === 1 ? 'board.card.doneOne' : 'board.card.done', { n: count });
    return [
      lineOfText(words.t('board.card.doneOf', { n: done, total: points.length }), area, { bold: true }),
      { ...bar, fill: paperColors.scale },
      { ...bar, width: area.width * (done / points.length), fill: toneColor('green') },
      ...shown.flatMap((point, at) => {
        const y = area.y + head + at * line;
        const color = isDone(point) ? paperColors.good : paperColors.pale;
        return [
          isDone(point) ? tick(area.x, y) : lineOfText('○', { x: area.x, y, width: 4 }, { color }),
          lineOfText(point.title, { x: area.x + 5, y, width: area.width * 0.55 - 5 }),
          lineOfText(
            said(point),
            { x: area.x + area.width * 0.57, y, width: area.width * 0.43 },
            { align: 'right', color },
          ),
        ];
      }),
    ];
  },
};
