import type { ColumnsDefine, ListTableConstructorOptions, TYPES } from '@visactor/vtable';
import { type ColumnLayout, headHeight, type Track, titleTop } from './ColumnLayout.ts';
import type { GridTheme } from './gridTheme.ts';
import { CELL_PADDING, CHECK_ROOM, FONT_SIZE, HEAD_ICON, LINE_HEIGHT } from './metrics.ts';

/** One drawn row, reused for data rows. The last slot is the summary row. */
export interface Slot {
  readonly slot: number;
}

/** Properties a table is built from; a change of any needs a new table. */
export interface TableFrame {
  readonly layout: ColumnLayout;
  readonly slots: number;
  /** Pixels of the summary row; 0: there is none. */
  readonly foot: number;
  /** Pixels of one data row. */
  readonly rowHeight: number;
  readonly width: number;
  readonly height: number;
  readonly theme: GridTheme;
  header(track: number): string;
  /** Content of a cell before the first write. */
  readonly blank: string;
}

/** Alignment of a column; leading columns are centred. */
export function alignOf(track: Track): 'left' | 'center' | 'right' {
  return track.column ? (track.column.align ?? 'left') : 'center';
}

/** Text beside a checkbox starts after it; a sort number's title and arrow need all of its 65 pixels. */
function paddingOf({ kind, column }: Track, top: number, bottom: number): { readonly padding: number[] } {
  if (kind === 'sort') return { padding: [top, 2, bottom, 2] };
  if (kind === 'check' && column) return { padding: [top, 4, bottom, CHECK_ROOM] };
  return { padding: [top, CELL_PADDING, bottom, CELL_PADDING] };
}

/** Padding for an icon before a title and a button after it. */
function headPadding(track: Track): { readonly padding: number[] } {
  // The title of a grouped column is centred in the header's height below its groups.
  const { padding } = paddingOf(track, 8 + titleTop(track), 8);
  const [top = 0, right = 0, bottom = 0, left = 0] = padding;
  const { icon, copyDown } = track.column ?? {};
  return { padding: [top, right + (copyDown ? HEAD_ICON : 0), bottom, left + (icon ? HEAD_ICON : 0)] };
}

function columnsOf(frame: TableFrame): ColumnsDefine {
  // A dense row has less room above and below its line.
  const edge = Math.min(8, (frame.rowHeight - LINE_HEIGHT) / 2);
  return frame.layout.tracks.map((track, index) => ({
    field: `c${index}`,
    title: frame.header(index),
    width: track.width,
    disableHover: true,
    disableSelect: true,
    style: { textAlign: alignOf(track), ...paddingOf(track, edge, edge) },
    headerStyle: { textAlign: alignOf(track), ...headPadding(track) },
    fieldFormat: () => frame.blank,
  }));
}

function themeOf(theme: GridTheme): TYPES.ITableThemeDefine {
  const cell = {
    fontFamily: theme.font,
    fontSize: FONT_SIZE,
    lineHeight: LINE_HEIGHT,
    padding: [8, CELL_PADDING, 8, CELL_PADDING],
    // CSS draws the lines between rows (`.jig-grid-bands`): a stroke per cell would double the drawing time.
    borderLineWidth: 0,
  };
  const body = { ...cell, color: theme.text, bgColor: theme.page };
  const head = { ...cell, color: theme.headerText, bgColor: theme.header, fontWeight: 600 };
  return {
    underlayBackgroundColor: theme.page,
    defaultStyle: cell,
    bodyStyle: body,
    rowHeaderStyle: body,
    rightFrozenStyle: body,
    headerStyle: head,
    cornerHeaderStyle: head,
    cornerRightTopCellStyle: head,
    bottomFrozenStyle: { ...body, bgColor: theme.summary },
    cornerLeftBottomCellStyle: { ...body, bgColor: theme.summary },
    cornerRightBottomCellStyle: { ...body, bgColor: theme.summary },
    frameStyle: { borderLineWidth: 0 },
    scrollStyle: { visible: 'none', width: 0 },
    frozenColumnLine: {
      shadow: { width: 4, startColor: theme.color(theme.text, 0.08), endColor: 'rgba(0, 0, 0, 0)' },
    },
  };
}

/**
 * Options that reduce VTable to drawing. The grid itself handles scrolling, pointer, keyboard and selection.
 */
export function tableOptions(frame: TableFrame): ListTableConstructorOptions {
  const rows = frame.slots + (frame.foot > 0 ? 1 : 0);
  return {
    columns: columnsOf(frame),
    records: Array.from({ length: rows }, (_, slot): Slot => ({ slot })),
    theme: themeOf(frame.theme),
    frozenColCount: frame.layout.leftCount,
    rightFrozenColCount: frame.layout.rightCount,
    bottomFrozenRowCount: frame.foot > 0 ? 1 : 0,
    maxFrozenWidth: '100%',
    maxRightFrozenWidth: '100%',
    defaultRowHeight: frame.rowHeight,
    defaultHeaderRowHeight: headHeight(frame.layout),
    widthMode: 'standard',
    heightMode: 'standard',
    canvasWidth: frame.width,
    canvasHeight: frame.height,
    pixelRatio: window.devicePixelRatio,
    autoWrapText: false,
    animationAppear: false,
    // 'html' would need VTable's menu component, which is not loaded.
    menu: { renderMode: 'canvas' },
    tooltip: { isShowOverflowTextTooltip: false },
    hover: { disableHover: true, highlightMode: 'cell' },
    select: {
      disableSelect: true,
      disableHeaderSelect: true,
      disableDragSelect: true,
      outsideClickDeselect: false,
    },
    keyboardOptions: {
      selectAllOnCtrlA: false,
      copySelected: false,
      pasteValueToCell: false,
      moveFocusCellOnTab: false,
    },
    resize: { columnResizeMode: 'none', rowResizeMode: 'none' },
    dragOrder: { dragHeaderMode: 'none' },
    dragHeaderMode: 'none',
    columnResizeMode: 'none',
    eventOptions: { preventDefaultContextMenu: false },
  };
}
