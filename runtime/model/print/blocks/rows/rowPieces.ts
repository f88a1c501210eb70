import { type Amount, sum } from '../../../../../expressions/index.ts';
import { decimal } from '../../../fields/types/decimal.ts';
import type { Align, Box } from '../../layout/Box.ts';
import type { FlowArea, Piece } from '../../layout/Flow.ts';
import { lineHeight, textWidth } from '../../layout/FontMetrics.ts';
import { wrapText } from '../../layout/wrapText.ts';
import { textLines } from '../blockParts.ts';
import type { FilledRow, FilledRows, SumLine } from './FilledRows.ts';

/** Free space at both sides of a cell, and above and below its text. */
const side = 0.8;
const above = 0.5;
const thickness = 0.2;
/** Least height of the line of titles that tall rows ask for. */
const tallHead = 8;
/** Smallest size that a word or number is made to fit, in points. */
const leastSize = 5;
/** Smallest size that a code is made to fit, in points. */
const leastCode = 6.5;

type CodeBox = Extract<Box, { kind: 'code' }>;

/** Symbologies that are as wide as high. */
const square: ReadonlySet<string> = new Set(['qrcode', 'datamatrix']);

/** Sums by position of the column; null: no sum, or no number yet. */
export type Sums = readonly (Amount | null)[];

interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: Align;
}

interface Cell {
  readonly x: number;
  readonly width: number;
  readonly align: Align;
  readonly lines: readonly string[];
  readonly code?: CodeBox | undefined;
  /** Default: the size of the table. */
  readonly size?: number;
}

/** The lines of a row's cells, before they become boxes. */
export interface WrappedRow {
  readonly lines: readonly (readonly string[])[];
  /** Sizes of type by position of the column. */
  readonly sizes: readonly number[];
  /** The texts that are drawn as codes, by position of the column. */
  readonly codes: readonly (string | undefined)[];
  readonly count: number;
}

/** Draws the rows of one table: the same columns, frames and type in each. */
export class RowPieces {
  /** Least height of a row, in millimetres. */
  readonly least: number;
  readonly #filled: FilledRows;
  readonly #area: FlowArea;
  readonly #size: number;
  readonly #columns: readonly Column[];

  constructor(filled: FilledRows, area: FlowArea) {
    this.#filled = filled;
    this.#area = area;
    this.#size = filled.size ?? area.size;
    this.least = Math.min(Math.max(filled.rowHeight, lineHeight(this.#size) + 2 * above), area.height);
    const parts = filled.columns.reduce((total, { width }) => total + width, 0) || 1;
    let x = 0;
    this.#columns = filled.columns.map(({ width: part, align }) => {
      const width = (area.width * part) / parts;
      const column = { x, width, align };
      x += width;
      return column;
    });
  }

  /** The line of titles. Tall rows, such as those with codes, do not make it taller. */
  head(): Piece {
    const cells = this.#columns.map((column, at): Cell => {
      const title = this.#filled.columns[at]?.title ?? '';
      const size = this.#wordSize(title, column.width);
      return { ...column, align: 'center', size, lines: this.#wrap(title, column.width, true, size) };
    });
    return this.#piece(cells, true, true, Math.min(this.least, tallHead));
  }

  wrapped({ texts }: FilledRow): WrappedRow {
    const isCode = (at: number): boolean => this.#filled.columns[at]?.symbology !== undefined;
    // Numbers, which are at the right, and codes become smaller before they take two lines; long codes take two.
    const sizes = this.#columns.map(({ width, align }, at) => {
      const size = this.#wordSize(texts[at] ?? '', width);
      return align === 'right' || size >= leastCode ? size : this.#size;
    });
    const lines = this.#columns.map(({ width }, at) =>
      isCode(at) ? [] : this.#wrap(texts[at] ?? '', width, false, sizes[at]),
    );
    const codes = texts.map((text, at) => (isCode(at) && text !== '' ? text : undefined));
    return { lines, sizes, codes, count: Math.max(1, ...lines.map(({ length }) => length)) };
  }

  /** Height of a row of so many lines. */
  heightOf(count: number): number {
    return Math.max(this.least, count * lineHeight(this.#size) + 2 * above);
  }

  /** How many lines of a row have room in a height; at least one. */
  linesIn(height: number): number {
    return Math.max(1, Math.floor((height - 2 * above + 1e-6) / lineHeight(this.#size)));
  }

  /** The lines of a row from one to before another. */
  row({ lines, sizes, codes }: WrappedRow, from: number, to: number): Piece {
    const cells = this.#columns.map((column, at) => ({
      ...column,
      size: sizes[at] ?? this.#size,
      lines: (lines[at] ?? []).slice(from, to),
      code: from === 0 ? this.#code(column, codes[at], this.#filled.columns[at]?.symbology) : undefined,
    }));
    return this.#piece(cells, false, false);
  }

  blank(): Piece {
    return this.#piece(
      this.#columns.map((column) => ({ ...column, lines: [] })),
      false,
      false,
    );
  }

  /** A line of sums. Its word stands in the columns before the first sum. */
  sums(kind: SumLine, sums: Sums): Piece {
    const { columns, words, locale } = this.#filled;
    const first = columns.findIndex(({ sum: shape }) => shape !== undefined);
    const count = first < 1 ? 1 : first;
    const labelled = this.#columns.slice(0, count);
    const width = labelled.reduce((total, column) => total + column.width, 0);
    const label: Cell = { x: 0, width, align: 'center', lines: this.#wrap(words[kind], width, true) };
    const cells = this.#columns.slice(count).map((column, index): Cell => {
      const shape = columns[count + index]?.sum;
      const amount = sums[count + index] ?? null;
      const text =
        shape === undefined || amount === null ? '' : decimal.format(amount, sumField(shape), locale);
      const size = this.#wordSize(text, column.width);
      return { ...column, size, lines: this.#wrap(text, column.width, true, size) };
    });
    return this.#piece([label, ...cells], true, false);
  }

  /** Sums with those of one more row. */
  added(sums: Sums, { amounts }: FilledRow): Sums {
    return this.#filled.columns.map(({ sum: shape }, at) =>
      shape === undefined ? null : sum([sums[at] ?? null, amounts[at] ?? null]),
    );
  }

  /** The size at which the longest word of a text has room in its column, so that no word or number is torn apart. */
  #wordSize(text: string, width: number): number {
    const words = text.split(/[\s\u2e80-\uffff]+/);
    const widest = Math.max(0, ...words.map((word) => textWidth(word, this.#size, true, this.#area.fonts)));
    const room = Math.max(1, width - 2 * side);
    return widest > room ? Math.max(leastSize, (this.#size * room) / widest - 0.05) : this.#size;
  }

  /** A code in the middle of its cell, as high as the least row; a square one is as wide. */
  #code({ x, width }: Column, text: string | undefined, symbology = ''): CodeBox | undefined {
    if (text === undefined) return undefined;
    const height = this.least - 2 * above;
    const room = width - 2 * side;
    const own = square.has(symbology) ? Math.min(room, height) : room;
    const box = { kind: 'code', symbology, text, x: x + (width - own) / 2, y: above, width: own } as const;
    return { ...box, height: square.has(symbology) ? own : height };
  }

  #wrap(text: string, width: number, bold: boolean, size = this.#size): readonly string[] {
    const room = Math.max(1, width - 2 * side);
    return text === '' ? [] : wrapText(text, room, { size, bold, fonts: this.#area.fonts });
  }

  #piece(cells: readonly Cell[], bold: boolean, isTop: boolean, least = this.least): Piece {
    const count = Math.max(1, ...cells.map(({ lines }) => lines.length));
    const height = Math.max(least, count * lineHeight(this.#size) + 2 * above);
    const { width } = this.#area;
    const edge = { kind: 'line', thickness } as const;
    const boxes = cells.flatMap(
      ({ x, width: cell, align, lines, code, size = this.#size }): readonly Box[] => {
        const look = { size, bold, align };
        const text = textLines(lines, look, x + side, Math.max(1, cell - 2 * side));
        const down = (height - text.height) / 2;
        return [
          { ...edge, x, y: 0, width: 0, height },
          ...text.boxes.map((box) => ({ ...box, y: box.y + down })),
          ...(code === undefined ? [] : [code]),
        ];
      },
    );
    const level = (y: number): Box => ({ ...edge, x: 0, y, width, height: 0 });
    return {
      height,
      boxes: [
        ...(isTop ? [level(0)] : []),
        ...boxes,
        { ...edge, x: width, y: 0, width: 0, height },
        level(height),
      ],
    };
  }
}

const sumField = (shape: NonNullable<FilledRows['columns'][number]['sum']>) => ({
  ...{ field: '', title: '', type: 'decimal', ...shape },
});
