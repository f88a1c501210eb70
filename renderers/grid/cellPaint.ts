import type { Row } from '../../runtime/model/schema/Row.ts';
import type { Track } from './ColumnLayout.ts';
import type { DataGridProps } from './DataGridProps.ts';
import type { CellPaint } from './GridCanvas.ts';
import type { CellStyle } from './GridColumn.ts';
import { treeIndent } from './GridTree.ts';
import type { GridTheme } from './gridTheme.ts';

type Source = Pick<
  DataGridProps,
  'text' | 'tag' | 'cellStyle' | 'pictures' | 'lead' | 'tree' | 'rowNumber' | 'rowMark'
>;

const BLANK: CellPaint = { text: '' };

/** Content of a body cell, for the canvas (style) and the mirror (text). */
export function cellPaint(
  source: Source,
  row: Row,
  index: number,
  track: Track,
  theme: GridTheme,
): CellPaint {
  const paint = painters[track.kind](source, row, index, track, theme);
  const mark = source.rowMark?.(row);
  // Texts in colours of their own would not read at 4.5:1 on another colour.
  const isPlain = paint.pill === undefined && paint.background === undefined && !paint.bold;
  return mark === undefined || !isPlain ? paint : { ...paint, background: theme.color(mark.color, pale) };
}

/** Share of a mark's colour in the ground of its rows. */
const pale = 0.12;

/** Makes a bar pale, so that the text over it stays readable. */
function backgroundOf(style: CellStyle | undefined, theme: GridTheme): string | undefined {
  if (style?.bar) return theme.color(style.bar.color, 0.25);
  return style?.background === undefined ? undefined : theme.color(style.background);
}

type Painter = typeof cellPaint;

const painters: Readonly<Record<Track['kind'], Painter>> = {
  check: (source, row) => (source.lead?.check ? { text: source.lead.check.note(row) } : BLANK),
  index: ({ rowNumber }, _row, index) => ({ text: rowNumber?.(index) ?? String(index + 1) }),
  switch: () => BLANK,
  sort: (source, row, _index, track) => ({ text: source.text(row, track.field) }),
  field: (source, row, _index, track, theme) => {
    const text = source.text(row, track.field);
    const tag = source.tag?.(row, track.field);
    const style = source.cellStyle?.(row, track.field);
    const pictures = source.pictures?.(row, track.field);
    const indent = treeIndent(source.tree, row, track.field);
    if (tag === undefined && style === undefined && pictures === undefined) {
      return track.column?.link ? { text, indent, color: theme.link } : { text, indent };
    }
    const color = style?.color ?? tag;
    return {
      text,
      indent,
      color: color === undefined ? (track.column?.link ? theme.link : undefined) : theme.color(color),
      background: backgroundOf(style, theme),
      share: style?.bar?.share,
      pictures,
      bold: style?.bold,
      icon: style?.icon,
      pill: tag === undefined ? undefined : theme.color(tag, 0.12),
    };
  },
};

/** Text of a header: title, a star when required, a mark for a tip, an arrow when sortable, its place among several. */
export function headerText(track: Track, sort: DataGridProps['sort'], indexTitle: string): string {
  if (track.kind === 'index') return indexTitle;
  const { column } = track;
  if (!column) return '';
  const named = column.tip === undefined ? column.title : `${column.title} ⓘ`;
  const title = column.required ? `* ${named}` : named;
  if (!column.sort) return title;
  const at = sort?.findIndex(({ field }) => field === column.field) ?? -1;
  const own = sort?.[at];
  if (sort === undefined || own === undefined) return `${title} ↕`;
  return `${title} ${own.order === 'asc' ? '↑' : '↓'}${sort.length > 1 ? at + 1 : ''}`;
}
