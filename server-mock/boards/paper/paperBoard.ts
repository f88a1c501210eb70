import { boardLimits } from '../../../runtime/model/boards/boardLimits.ts';
import { paperPages } from '../../../runtime/model/boards/paperPages.ts';
import type { Area } from '../../../runtime/model/print/layout/Area.ts';
import { lineHeight } from '../../../runtime/model/print/layout/FontMetrics.ts';
import { papers } from '../../../runtime/model/print/papers.ts';
import type { BoardAnswer, ShownCard } from '../../../runtime/wire/boards/Board.ts';
import type { PaperBox, PaperPage } from '../../prints/paper/PaperBox.ts';
import { paperColors } from '../../prints/paper/paperColors.ts';
import type { PaperAnswer, PaperWords } from './PaperLook.ts';
import { paperCard } from './paperCard.ts';
import { lineOfText, saidInside, smallSize, usualSize } from './paperTexts.ts';

/** A board with all that stands on its paper. */
export interface PaperBoard {
  readonly board: BoardAnswer;
  readonly answers: ReadonlyMap<string, PaperAnswer>;
  /** What the viewer chose; empty: nothing. */
  readonly filters: string;
  /** Titles of cards that are not printed. */
  readonly leftOut: readonly string[];
  /** Name of the user whose rights it is made with. */
  readonly madeBy: string;
  readonly words: PaperWords;
}

/** Millimetres: sheet, its free edge, what is free between cards, and a row of the grid, at least and at most. */
const [short = 210, long = 297] = papers.A4 ?? [];
const sheet = { width: long, height: short };
const edge = 10;
const gap = 3;
const row = { least: 12.2, most: 14.5 };
const titleSize = 15;
/** Height of the head of the first page, of later pages, and of the foot. */
const firstHead = lineHeight(titleSize) + lineHeight(usualSize) + 3;
const laterHead = lineHeight(usualSize) + 2.5;
const foot = lineHeight(smallSize) + 2.5;

const columns = boardLimits.columns;

/** The place of a card in an area whose rows are as high as `line`. */
const placeIn = (area: Area, { place }: ShownCard, line: number): Area => {
  const column = (area.width - gap * (columns - 1)) / columns;
  return {
    x: area.x + place.x * (column + gap),
    y: area.y + place.y * (line + gap),
    width: place.w * (column + gap) - gap,
    height: place.h * (line + gap) - gap,
  };
};

/** The pages of a board: a screen on one of its own proportion, others on A4 landscape, as many as they need. */
export const paperBoard = ({
  board,
  answers,
  filters,
  leftOut,
  madeBy,
  words,
}: PaperBoard): readonly PaperPage[] => {
  const { t, now } = words;
  const { screen, cards, title } = board;
  const high = screen === undefined ? sheet.height : Math.round((sheet.width * screen.height) / screen.width);
  const bodyOf = (head: number): Area => ({
    ...{ x: edge, y: edge + head, width: sheet.width - 2 * edge },
    height: high - 2 * edge - head - foot,
  });
  const rowsIn = (head: number): number => Math.floor((bodyOf(head).height + gap) / (row.least + gap));
  const pages =
    screen === undefined
      ? paperPages(cards, { first: rowsIn(firstHead), later: rowsIn(laterHead) })
      : [cards];
  const line = { x: edge, width: sheet.width - 2 * edge };
  const time = now.slice(0, 16);
  const headOf = (at: number): readonly PaperBox[] =>
    at === 0
      ? [
          lineOfText(title, { ...line, y: edge }, { size: titleSize, bold: true }),
          lineOfText(
            [
              filters === '' ? t('board.paper.noFilters') : t('board.paper.filters', { filters }),
              ...(leftOut.length === 0 ? [] : [t('board.paper.leftOut', { cards: leftOut })]),
            ].join(' · '),
            { ...line, y: edge + lineHeight(titleSize) },
            { color: paperColors.pale },
          ),
        ]
      : [lineOfText(title, { ...line, y: edge }, { bold: true, color: paperColors.pale })];
  const footOf = (at: number): readonly PaperBox[] => {
    const y = high - edge - lineHeight(smallSize);
    const look = { size: smallSize, color: paperColors.pale };
    const said = `${t('board.paper.madeBy', { user: madeBy, time })} · ${t('board.paper.rights', { user: madeBy })}`;
    const page = t('board.paper.page', { page: at + 1, pages: pages.length });
    return [
      lineOfText(said, { ...line, width: line.width * 0.75, y }, look),
      lineOfText(
        page,
        { ...line, x: edge + line.width * 0.75, width: line.width * 0.25, y },
        { ...look, align: 'right' },
      ),
    ];
  };
  return pages.map((own, at) => {
    const area = bodyOf(at === 0 ? firstHead : laterHead);
    const rows = Math.max(1, ...own.map(({ place }) => place.y + place.h));
    const whole = (area.height + gap) / rows - gap;
    const lineHigh = screen === undefined ? Math.min(row.most, whole) : whole;
    return {
      ...{ width: sheet.width, height: high },
      boxes: [
        ...headOf(at),
        ...(cards.length === 0 ? saidInside(t('board.paper.nothing'), area) : []),
        ...own.flatMap((card) =>
          paperCard(card, answers.get(card.id) ?? {}, placeIn(area, card, lineHigh), words),
        ),
        ...footOf(at),
      ],
    };
  });
};
