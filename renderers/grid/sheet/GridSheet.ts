import { flushSync } from 'react-dom';
import { boxOf, type CellBlock, type CellRange, extended } from '../../../runtime/store/sheet/CellRange.ts';
import { copyText } from '../copyText.ts';
import type { GridCommands } from '../GridCommands.ts';
import type { GridController } from '../GridController.ts';
import type { SheetActions, SheetChange } from '../GridEdit.ts';
import { type CellPlace, HEADER } from '../Viewport.ts';
import { editorOf, focusEditor } from './cellEditor.ts';

/** How a cell is entered: its value is chosen as a whole, or the caret stands behind it. */
export type Entry = 'replace' | 'caret';

/**
 * A grid as a spreadsheet: one active cell, a range of cells, and the row in edit following them. A row begins its edit when
 * one of its cells is entered, and ends it when the active cell leaves the row; while rows are edited, moving on enters the
 * next cell at once, so that input methods find a text field (docs/decisions/0020).
 */
export class GridSheet {
  readonly grid: GridController;
  readonly commands: GridCommands;
  /** How the cell the keyboard is in was entered. */
  entry: Entry = 'replace';
  /** It was typed into since. */
  typed = false;

  constructor(grid: GridController, commands: GridCommands) {
    this.grid = grid;
    this.commands = commands;
  }

  get actions(): SheetActions | undefined {
    return this.grid.props.edit?.sheet;
  }

  /** The active cell; the first cell of data when there is none yet. */
  get at(): CellPlace {
    const { active, view } = this.grid;
    const first = view.layout.tracks.findIndex((track) => track.kind === 'field');
    return active ?? { row: view.rowCount > 0 ? 0 : HEADER, track: Math.max(0, first) };
  }

  /** Whether a person may change a cell. */
  canEdit({ row, track }: CellPlace): boolean {
    const { props } = this.grid;
    const found = props.rows[row];
    const field = this.grid.layout().tracks[track]?.field;
    return Boolean(found && field && props.edit?.canEdit(found, field));
  }

  /** Goes to a cell. False: the row in edit refuses to be left, and the keyboard is on what is wrong with it. */
  go(place: CellPlace, entry: Entry = 'replace'): boolean {
    const editing = this.grid.editing();
    if (editing === undefined || place.row === editing) {
      this.setRange(undefined);
      if (editing !== undefined && this.canEdit(place) && this.#focus(place, entry)) return true;
      this.#browse(place);
      return true;
    }
    if (!this.leaveRow()) return false;
    this.setRange(undefined);
    if (this.canEdit(place)) return this.enter(place, entry);
    this.#browse(place);
    return true;
  }

  /** Puts the row of a cell in edit and the keyboard into the cell. False: it may not be changed now. */
  enter(place: CellPlace, entry: Entry): boolean {
    this.setRange(undefined);
    if (!this.canEdit(place)) {
      this.#browse(place);
      return false;
    }
    this.grid.setActive(place);
    flushSync(() => this.commands.beginEdit(place));
    if (this.grid.editing() === place.row && this.#focus(place, entry)) return true;
    this.#browse(place);
    return false;
  }

  /** Ends the row in edit. False: it is wrong, and the keyboard is on its first mistake. */
  leaveRow(): boolean {
    const row = this.grid.editing();
    if (row === undefined) return true;
    let left = false;
    flushSync(() => {
      left = this.commands.leaveEdit();
    });
    if (left) return true;
    const { props } = this.grid;
    const key = this.grid.key(row) ?? '';
    const wrong = this.grid
      .layout()
      .tracks.findIndex(({ field }) => field !== '' && (props.edit?.issues(key, field).length ?? 0) > 0);
    const at = this.grid.active;
    const track = wrong >= 0 ? wrong : at?.row === row ? at.track : 0;
    if (!this.#focus({ row, track }, 'replace')) this.#browse({ row, track });
    return false;
  }

  /** Whether the row in edit lets the keyboard go to a cell: it is in the same row, or the row could be ended. */
  leaveRowFor(place: CellPlace): boolean {
    const editing = this.grid.editing();
    return editing === undefined || editing === place.row || this.leaveRow();
  }

  /** The next cell that may be changed, in this row or a later one; undefined: there is none. */
  neighbour(step: 1 | -1): CellPlace | undefined {
    const { rowCount, layout } = this.grid.view;
    let { row, track } = this.at;
    for (let looked = 0; looked < layout.tracks.length * 2; looked += 1) {
      track += step;
      if (track < 0 || track >= layout.tracks.length) {
        row += step;
        track = step > 0 ? 0 : layout.tracks.length - 1;
      }
      if (row < 0 || row >= rowCount) return undefined;
      if (this.canEdit({ row, track })) return { row, track };
    }
    return undefined;
  }

  /** Chooses the cells from where the choice began to here. */
  extend(head: CellPlace): void {
    if (head.row === HEADER) return;
    const range = extended(this.grid.range, this.at, head);
    this.actions?.onCellLeft();
    this.grid.elements.mirror.focus({ preventScroll: true });
    this.grid.setActive(head);
    this.setRange(range);
  }

  setRange(range: CellRange | undefined): void {
    const { anchor, head } = range ?? {};
    const single = !anchor || !head || (anchor.row === head.row && anchor.track === head.track);
    const next = single ? undefined : range;
    if (this.grid.range === next) return;
    this.grid.setRange(next);
    this.actions?.onRange(next && this.block());
  }

  /** The cells chosen, or the active one. */
  block(): CellBlock | undefined {
    const { range } = this.grid;
    const { top, bottom, left, right } = boxOf(range ?? { anchor: this.at, head: this.at });
    const tracks = this.grid.layout().tracks.slice(left, right + 1);
    const fields = tracks.flatMap(({ kind, field }) => (kind === 'field' ? [field] : []));
    return top < 0 || fields.length === 0 ? undefined : { from: top, to: bottom, fields };
  }

  /** The cells chosen as text, as shown; of rows chosen by their boxes those. */
  copied(): string | undefined {
    if (!this.grid.range && this.grid.props.selected.size > 0) return this.commands.copied();
    const block = this.block();
    if (!block) return undefined;
    const { tracks } = this.grid.layout();
    const columns = tracks.flatMap(({ field }, track) => (block.fields.includes(field) ? [track] : []));
    const rows = Array.from({ length: block.to - block.from + 1 }, (_, at) => block.from + at);
    this.actions?.onCopied(rows.length, columns.length);
    return copyText(rows.map((row) => columns.map((track) => this.grid.text(row, track))));
  }

  async paste(text: string): Promise<void> {
    const { tracks } = this.grid.layout();
    const fields = tracks.flatMap(({ kind, field }) => (kind === 'field' ? [field] : []));
    const first = fields[0];
    const block =
      this.block() ??
      (first === undefined
        ? undefined
        : { from: Math.max(0, this.at.row), to: Math.max(0, this.at.row), fields: [first] });
    if (!block) return;
    this.grid.elements.mirror.focus({ preventScroll: true });
    const put = await this.actions?.onPaste(text, block, fields);
    if (!put) return;
    const trackOf = (field: string | undefined): number => tracks.findIndex((track) => track.field === field);
    const anchor = { row: put.from, track: trackOf(put.fields[0]) };
    this.grid.setActive(anchor);
    this.setRange({ anchor, head: { row: put.to, track: trackOf(put.fields.at(-1)) } });
  }

  /** Shows where a step changed something. */
  show(change: SheetChange | undefined): void {
    this.setRange(undefined);
    const { rowCount, layout } = this.grid.view;
    const track = layout.tracks.findIndex(({ field }) => field !== '' && field === change?.field);
    const row = Math.min(change?.row ?? this.at.row, rowCount - 1);
    this.#browse({ row, track: track < 0 ? this.at.track : track });
  }

  /** The keyboard on the grid, on a cell. */
  #browse(place: CellPlace): void {
    this.grid.elements.mirror.focus({ preventScroll: true });
    this.grid.setActive(place);
  }

  #focus(place: CellPlace, entry: Entry): boolean {
    const field = this.grid.layout().tracks[place.track]?.field;
    const editor = field === undefined ? undefined : editorOf(this.grid.elements.editors, field);
    if (!editor) return false;
    this.grid.setActive(place);
    const focused = focusEditor(editor, entry);
    this.entry = entry;
    this.typed = false;
    return focused;
  }
}
