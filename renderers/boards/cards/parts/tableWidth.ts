import type { RowsData } from '../../../../runtime/wire/boards/Board.ts';
import { textWidth } from './textWidth.ts';

/** Longer texts may take a second line. */
const widest = 18;
/** Room beside a text, and that of the days of late rows. */
const [between, days] = [2, 12];

/** A number, date or code: it stays in one line. */
export const isWhole = (text: string): boolean => text.length <= 24 && /^[!-~¥€£$\u00a0]+$/.test(text);

/** Width of a table in digits, for a size of its texts that lets it fit. */
export const tableWidth = ({ columns, rows }: RowsData, isLate: boolean): number => {
  const widths = columns.map(({ title }, at) => {
    const texts = rows.map(({ texts }) => texts[at] ?? '');
    const most = Math.max(textWidth(title), ...texts.map(textWidth));
    return between + (texts.every(isWhole) ? most : Math.min(widest, most));
  });
  return widths.reduce((sum, one) => sum + one, isLate ? between + days : 0);
};
