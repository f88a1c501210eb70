import { headHeight, screenX } from './ColumnLayout.ts';
import { copyDown } from './copyDown.ts';
import { copyText } from './copyText.ts';
import type { GridController } from './GridController.ts';
import { isArrow } from './GridTree.ts';
import { nextSort } from './nextSort.ts';
import { pictureAt } from './Pictures.ts';
import { eligibleKeys, switchedRow } from './rowStates.ts';
import { type SelectGesture, selectRows } from './selectRows.ts';
import { type CellPlace, HEADER } from './Viewport.ts';

/** Commands of a grid, by pointer or keyboard. Each reports to the page through the props. */
export class GridCommands {
  readonly #grid: GridController;
  #anchor: number | undefined;

  constructor(grid: GridController) {
    this.#grid = grid;
  }

  /** Selects rows. The row becomes the anchor of the next range, except after a range gesture. */
  choose(row: number, gesture: SelectGesture): void {
    const { props } = this.#grid;
    const choice = { gesture, row, anchor: this.#anchor, key: (at: number) => this.#grid.key(at) };
    if (gesture !== 'range' || this.#anchor === undefined) this.#anchor = row;
    this.#report(selectRows(props.selection, props.selected, choice));
  }

  /** Toggles the switch of a row. Returns false when it has none or may not be toggled. */
  turn(row: number): boolean {
    const { props } = this.#grid;
    const found = props.rows[row];
    const turned = switchedRow(props, row);
    if (!found || !turned?.may || props.loading || !this.leaveEdit()) return false;
    props.rowSwitch?.turn(found, !turned.on);
    return true;
  }

  /** Selects the page's eligible rows, or clears the selection when all of them are selected. */
  toggleAll(): void {
    const { props } = this.#grid;
    if (props.selection !== 'multiple') return;
    const keys = eligibleKeys(props);
    const all = keys.length > 0 && keys.every((key) => props.selected.has(key));
    this.#report(new Set(all ? [] : keys));
  }

  /** Selects the page's eligible rows. */
  selectAll(): void {
    const { props } = this.#grid;
    if (props.selection === 'multiple') this.#report(new Set(eligibleKeys(props)));
  }

  /** Handles a click or Enter on a header; `isMore`: with Shift, which sorts by several columns. */
  header(track: number, isMore = false): void {
    const { props } = this.#grid;
    const at = this.#grid.layout().tracks[track];
    if (!this.leaveEdit()) return;
    if (at?.kind === 'check') this.toggleAll();
    else if (at?.column?.sort) props.onSort?.(nextSort(props.sort, at.field, isMore));
  }

  /**
   * Moves a column one place to the left (-1) or right (1), within its pane. Returns false when it cannot be moved.
   */
  moveColumn(track: number, step: -1 | 1): boolean {
    const { props } = this.#grid;
    const { tracks } = this.#grid.layout();
    const [from, to] = [tracks[track], tracks[track + step]];
    if (!props.onColumnMove || from?.kind !== 'field' || to?.kind !== 'field' || from.pane !== to.pane)
      return false;
    props.onColumnMove(from.field, to.field);
    this.#grid.setActive({ row: HEADER, track: track + step });
    return true;
  }

  /** Opens the filter of the cell's column (Alt+Down on any of its cells). Returns false when it has none. */
  openFilter({ track }: CellPlace): boolean {
    const { props, view, elements } = this.#grid;
    const at = view.layout.tracks[track];
    if (!props.onFilter || at?.kind !== 'field' || at.column?.unfiltered) return false;
    const box = elements.root.getBoundingClientRect();
    props.onFilter(at.field, {
      left: box.left + screenX(view.layout, at, view),
      top: box.top + headHeight(view.layout),
    });
    return true;
  }

  /**
   * Follows the cell's link; `x` is the pointer's position in pixels of the grid. Returns false without a
   * link.
   */
  followLink(place: CellPlace, x?: number): boolean {
    const { props, view } = this.#grid;
    const track = view.layout.tracks[place.track];
    const row = props.rows[place.row];
    if (!track?.column?.link || !row || !props.onLink || props.text(row, track.field) === '') return false;
    props.onLink(row, track.field, x === undefined ? 0 : pictureAt(x - screenX(view.layout, track, view)));
    return true;
  }

  /**
   * Opens or closes a tree row; by pointer only when `x` is on its arrow. Returns false when the cell has
   * none.
   */
  toggleTree({ row, track }: CellPlace, x?: number): boolean {
    const { props, view } = this.#grid;
    const found = props.rows[row];
    const at = view.layout.tracks[track];
    if (!props.tree || !found || at?.kind !== 'field' || at.field !== props.tree.field) return false;
    const place = props.tree.place(found);
    const hit =
      x === undefined ? place?.expanded !== undefined : isArrow(place, x - screenX(view.layout, at, view));
    if (hit) props.tree.onToggle(found);
    return hit;
  }

  /**
   * Handles Left and Right on the column with the arrows (ARIA treegrid).
   * Right opens a closed row; Left closes an open one, or goes to the parent row. Returns false when the key
   * should move to the next cell.
   */
  treeKey(key: string, at: CellPlace): boolean {
    const { tree, rows } = this.#grid.props;
    const field = this.#grid.layout().tracks[at.track]?.field;
    const found = rows[at.row];
    const place = tree && found && field === tree.field ? tree.place(found) : undefined;
    if (!tree || !place) return false;
    if (key === 'ArrowRight') return place.expanded === false && this.toggleTree(at);
    if (key !== 'ArrowLeft') return false;
    if (place.expanded === true) return this.toggleTree(at);
    const above = rows
      .slice(0, at.row)
      .findLastIndex((row) => (tree.place(row)?.level ?? place.level) < place.level);
    if (above >= 0) this.#grid.setActive({ ...at, row: above });
    return above >= 0;
  }

  /** Begins the edit of a row. Returns false without editing or without an editable cell in the row. */
  beginEdit(place: CellPlace): boolean {
    const { edit, rows } = this.#grid.props;
    const row = rows[place.row];
    const key = this.#grid.key(place.row);
    if (!edit || !row || key === undefined) return false;
    if (edit.editingKey === key) return true;
    if (!this.leaveEdit()) return false;
    const { tracks } = this.#grid.layout();
    const field = tracks[place.track]?.field;
    const may = (name: string | undefined): name is string => Boolean(name) && edit.canEdit(row, name ?? '');
    const target = may(field) ? field : tracks.find((track) => may(track.field))?.field;
    if (target === undefined) return false;
    edit.onBegin(key, target);
    return true;
  }

  /** Ends the current edit. Returns false when the page keeps the row in edit. */
  leaveEdit(): boolean {
    const { edit } = this.#grid.props;
    return !edit || edit.editingKey === undefined || edit.onEnd();
  }

  /** Handles Enter on a cell: sorts, follows a link, begins an edit, or opens the row like a double click. */
  activate(place: CellPlace, isMore = false): void {
    const { props } = this.#grid;
    if (place.row === HEADER) {
      const column = this.#grid.layout().tracks[place.track]?.column;
      // By pointer only the button copies: a click beside it must not write.
      if (column?.copyDown !== undefined) copyDown(this.#grid, column.field);
      this.header(place.track, isMore);
      return;
    }
    const row = props.rows[place.row];
    if (!row || this.followLink(place) || this.toggleTree(place) || this.beginEdit(place)) return;
    if (props.onRowDoubleClick) props.onRowDoubleClick(row);
    else props.onRowClick?.(row);
  }

  /** The selected rows as text, or the active cell when none is selected. */
  copied(): string | undefined {
    const { props, active } = this.#grid;
    const tracks = this.#grid.layout().tracks.flatMap((track, at) => (track.kind === 'field' ? [at] : []));
    const chosen = props.rows.flatMap((_, row) =>
      props.selected.has(this.#grid.key(row) ?? '') ? [row] : [],
    );
    if (chosen.length > 0) {
      return copyText(chosen.map((row) => tracks.map((track) => this.#grid.copyOf(row, track))));
    }
    return active && active.row !== HEADER
      ? copyText([[this.#grid.copyOf(active.row, active.track)]])
      : undefined;
  }

  #report(keys: ReadonlySet<string>): void {
    const { props } = this.#grid;
    const same = keys.size === props.selected.size && [...keys].every((key) => props.selected.has(key));
    if (!same) props.onSelect(keys);
  }
}
