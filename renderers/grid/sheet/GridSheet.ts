import { flushSync } from 'react-dom';
import { boxOf, type CellBlock, type CellRange, extended } from '../../../runtime/store/sheet/CellRange.ts';
import { copyText } from '../copyText.ts';
import type { GridCommands } from '../GridCommands.ts';
import type { GridController } from '../GridController.ts';
import type { SheetActions, SheetChange } from '../GridEdit.ts';
import { type CellPlace, HEADER } from '../Viewport.ts';
import { editorOf, focusEditor } from './cellEditor.ts';

/** How the focus enters a cell: with its whole value selected, or with the caret at the end. */
export type Entry = 'replace' | 'caret';

/**
 * A grid as a spreadsheet: one active cell, a range of cells, and a row in edit.
 * A row's edit begins when the user enters one of its cells and ends when the active cell leaves the row.
 * While rows are edited, moving enters the next cell at once, so that input methods find a text field.
 */
export class GridSheet {
  readonly grid: GridController;
  readonly commands: GridCommands;
  /** How the focused cell was entered. */
  entry: Entry = 'replace';
  /** True when the user has typed into the cell since. */
  typed = false;

  constructor(grid: GridController, commands: GridCommands) {
    this.grid = grid;
    this.commands = commands;
  }

  get actions(): SheetActions | undefined {
    return this.grid.props.edit?.sheet;
  }

  /** The active cell; the first data cell when there is none yet. */
  get at(): CellPlace {
    const { active, view } = this.grid;
    const first = view.layout.tracks.findIndex((track) => track.kind === 'field');
    return active ?? { row: view.rowCount > 0 ? 0 : HEADER, track: Math.max(0, first) };
  }

  /** True when the user may edit a cell. */
  canEdit({ row, track }: CellPlace): boolean {
    const { props } = this.grid;
    const found = props.rows[row];
    const field = this.grid.layout().tracks[track]?.field;
    return Boolean(found && field && props.edit?.canEdit(found, field));
  }

  /** Moves to a cell. Returns false when the row in edit is invalid; its first error then has the focus. */
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

  /** Edits the row of a cell and focuses the cell. Returns false when it may not be edited now. */
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

  /** Ends the row in edit. Returns false when it is invalid; its first error then has the focus. */
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

  /** True when the focus may go to a cell: it is in the row in edit, or that row could be ended. */
  leaveRowFor(place: CellPlace): boolean {
    const editing = this.grid.editing();
    return editing === undefined || editing === place.row || this.leaveRow();
  }

  /** The next editable cell in this row or a later one; undefined: there is none. */
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
      if (this.#isStop({ row, track })) return { row, track };
    }
    return undefined;
  }

  #isStop(place: CellPlace): boolean {
    return this.canEdit(place) && this.grid.layout().tracks[place.track]?.column?.generated !== true;
  }

  /** Extends the range from its start to this cell. */
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

  /** The selected cells, or the active one. */
  block(): CellBlock | undefined {
    const { range } = this.grid;
    const { top, bottom, left, right } = boxOf(range ?? { anchor: this.at, head: this.at });
    const tracks = this.grid.layout().tracks.slice(left, right + 1);
    const fields = tracks.flatMap(({ kind, field }) => (kind === 'field' ? [field] : []));
    return top < 0 || fields.length === 0 ? undefined : { from: top, to: bottom, fields };
  }

  /** The selected cells as displayed text; without a range, the rows selected by checkbox. */
  copied(): string | undefined {
    if (!this.grid.range && this.grid.props.selected.size > 0) return this.commands.copied();
    const block = this.block();
    if (!block) return undefined;
    const { tracks } = this.grid.layout();
    const columns = tracks.flatMap(({ field }, track) => (block.fields.includes(field) ? [track] : []));
    const rows = Array.from({ length: block.to - block.from + 1 }, (_, at) => block.from + at);
    this.actions?.onCopied(rows.length, columns.length);
    return copyText(rows.map((row) => columns.map((track) => this.grid.copyOf(row, track))));
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

  /** Scrolls to the place an undo step changed. */
  show(change: SheetChange | undefined): void {
    this.setRange(undefined);
    const { rowCount, layout } = this.grid.view;
    const track = layout.tracks.findIndex(({ field }) => field !== '' && field === change?.field);
    const row = Math.min(change?.row ?? this.at.row, rowCount - 1);
    this.#browse({ row, track: track < 0 ? this.at.track : track });
  }

  /** Focuses the grid itself with a cell active. */
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
