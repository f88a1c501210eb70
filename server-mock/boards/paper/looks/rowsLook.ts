import type { Area } from '../../../../runtime/model/print/layout/Area.ts';
import { lineHeight, textWidth } from '../../../../runtime/model/print/layout/FontMetrics.ts';
import { knownFont } from '../../../../runtime/model/print/layout/knownFont.ts';
import type { CardField, RowsData } from '../../../../runtime/wire/boards/Board.ts';
import { countLimits } from '../../../../runtime/wire/records/Counts.ts';
import type { PaperBox } from '../../../prints/paper/PaperBox.ts';
import { paperColors } from '../../../prints/paper/paperColors.ts';
import type { PaperLook, PaperWords } from '../PaperLook.ts';
import { lineOfText, saidInside, smallSize, usualSize } from '../paperTexts.ts';

/** Room between two columns, above and below a line of text. */
const gap = 2.5;
const line = lineHeight(usualSize) + 1.2;

/** Why a list of this kind may be empty. */
const empties: Readonly<Record<string, 'board.card.noLate' | 'board.card.noNotices'>> = {
  late: 'board.card.noLate',
  notices: 'board.card.noNotices',
};

const lateKey = (days: number): 'board.card.lateToday' | 'board.card.lateDay' | 'board.card.lateDays' =>
  days <= 0 ? 'board.card.lateToday' : days === 1 ? 'board.card.lateDay' : 'board.card.lateDays';

/** A column with its texts. */
interface PaperColumn {
  readonly title: string;
  readonly align: 'left' | 'right';
  readonly color: string;
  readonly texts: readonly string[];
}

const columnsOf = ({ columns, rows }: RowsData, { t, fieldTypes }: PaperWords): readonly PaperColumn[] => {
  const alignOf = ({ type }: CardField): 'left' | 'right' =>
    fieldTypes.get(type)?.defaults.align === 'right' ? 'right' : 'left';
  const isLate = rows.some(({ days }) => days !== undefined);
  return [
    ...columns.map((column, at) => ({
      ...{ title: column.title, align: alignOf(column), color: paperColors.text },
      texts: rows.map(({ texts }) => texts[at] ?? ''),
    })),
    ...(isLate
      ? [
          {
            ...{ title: t('board.card.late'), align: 'right' as const, color: paperColors.bad },
            texts: rows.map(({ days }) => (days === undefined ? '' : t(lateKey(days), { n: days }))),
          },
        ]
      : []),
  ];
};

/** Widths of columns in a width: as wide as their texts, and narrower where all do not fit, the widest first. */
const columnWidths = (wanted: readonly number[], room: number): readonly number[] => {
  const whole = wanted.reduce((sum, one) => sum + one, 0);
  if (whole <= room) return wanted.map((one) => one + (room - whole) / wanted.length);
  // The width that no column exceeds, so that all of them fill the room.
  let [left, most] = [room, 0];
  for (const [at, one] of wanted.toSorted((a, b) => a - b).entries()) {
    most = left / (wanted.length - at);
    if (one > most) break;
    left -= one;
  }
  return wanted.map((one) => Math.min(one, most));
};

const widthOf = ({ title, texts }: PaperColumn): number =>
  Math.max(...[title, ...texts.slice(0, 50)].map((text) => textWidth(text, usualSize, false, knownFont))) +
  0.2;

/** A table of the rows that fit, with what is not shown in words. */
const tableBoxes = (
  columns: readonly PaperColumn[],
  { count, total }: { readonly count: number; readonly total: number },
  area: Area,
  t: PaperWords['t'],
): readonly PaperBox[] => {
  const foot = lineHeight(smallSize) + 0.5;
  const fits = Math.floor(area.height / line) - 1;
  const isCut = total > Math.min(count, fits);
  const shown = Math.max(1, Math.min(count, isCut ? Math.floor((area.height - foot) / line) - 1 : fits));
  const widths = columnWidths(columns.map(widthOf), area.width - gap * (columns.length - 1));
  const boxes: PaperBox[] = [];
  let x = area.x;
  for (const [at, { title, align, color, texts }] of columns.entries()) {
    const width = widths[at] ?? 0;
    boxes.push(lineOfText(title, { x, y: area.y, width }, { align, color: paperColors.pale }));
    for (const [row, text] of texts.slice(0, shown).entries())
      boxes.push(lineOfText(text, { x, y: area.y + (row + 1) * line, width }, { align, color }));
    x += width + gap;
  }
  for (let row = 1; row <= shown; row += 1)
    boxes.push({
      ...{ kind: 'path', path: `M${area.x} ${area.y + row * line - 0.6}h${area.width}` },
      line: { color: paperColors.line, width: 0.15 },
    });
  if (isCut)
    boxes.push(
      lineOfText(
        t('board.card.firstRows', { n: shown, total: total < countLimits.rows ? total : `${total}+` }),
        { ...area, y: area.y + area.height - lineHeight(smallSize) },
        { size: smallSize, color: paperColors.pale },
      ),
    );
  return boxes;
};

/** Lines of the viewer's own, such as documents that wait. */
export const ownLook: PaperLook = {
  name: 'Own',
  draw({ own, area, words }) {
    if (own === undefined) return [];
    const { titles, rows, total, none } = own;
    if (rows.length === 0) return saidInside(none, area);
    const columns = titles.map((title, at): PaperColumn => {
      const texts = rows.map((row) => row[at] ?? '');
      return { title, align: 'left', color: paperColors.text, texts };
    });
    return tableBoxes(columns, { count: rows.length, total }, area, words.t);
  },
};

/** Rows with some of their columns; late ones with their days. */
export const rowsLook: PaperLook = {
  name: 'Rows',
  draw({ card, data, area, words }) {
    if (data?.asks !== 'rows') return [];
    if (data.rows.length === 0) return saidInside(words.t(empties[card.kind] ?? 'board.card.noRows'), area);
    return tableBoxes(columnsOf(data, words), { count: data.rows.length, total: data.total }, area, words.t);
  },
};
