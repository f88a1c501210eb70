import type { RowsData } from '../../../../runtime/wire/boards/Board.ts';
import { textWidth } from './textWidth.ts';

/** Longer texts may take a second line. */
const widest = 18;
/** Where room is short they may take more of them, and the heads of columns two. */
const narrowest = 8;
/** Room beside a text, and that of the days of late rows. */
const [between, days] = [2, 12];
/** Heads are smaller than their columns. */
const headSize = 0.8;

/** A number, date or code: it stays in one line. */
export const isWhole = (text: string): boolean => text.length <= 24 && /^[!-~¥€£$\u00a0]+$/.test(text);

/** Widths of a table in digits, for a size of its texts that lets it fit. */
interface TableWidths {
  /** Texts in a line or two. */
  readonly usual: number;
  /** Texts in as many lines as they need. */
  readonly least: number;
}

export const tableWidths = ({ columns, rows }: RowsData, isLate: boolean): TableWidths => {
  const all = columns.map(({ title }, at) => {
    const texts = rows.map((row) => row.texts[at] ?? '');
    const most = Math.max(0, ...texts.map(textWidth));
    const head = headSize * textWidth(title);
    const whole = texts.every(isWhole);
    return {
      usual: between + Math.max(head, whole ? most : Math.min(widest, most)),
      least: between + Math.max(head / 2, whole ? most : Math.min(narrowest, most)),
    };
  });
  const sum = (name: keyof TableWidths): number =>
    all.reduce((total, one) => total + one[name], isLate ? between + days : 0);
  return { usual: sum('usual'), least: sum('least') };
};
