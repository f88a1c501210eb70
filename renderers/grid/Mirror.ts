import type { TreePlace } from '../../runtime/store/tree/TreePlace.ts';
import { type ColumnLayout, headHeight, midInView } from './ColumnLayout.ts';
import { MirrorRow, setAttribute } from './MirrorRow.ts';
import { ROW_HEIGHT } from './metrics.ts';
import { type CellPlace, HEADER, type Viewport } from './Viewport.ts';

/** Texts for assistive technology only. */
export interface MirrorWords {
  /** Accessible name of the header's checkbox. */
  readonly selectAll: string;
  /** Accessible name of a row's checkbox; rows count from 1, `note` is the text beside it. */
  selectRow(row: number, note: string): string;
  /** Place of a column in an order of several columns, from 1. */
  sortPlace?(place: number): string;
  /** Accessible name of a row's switch; undefined when rows never have one. */
  switchRow?(title: string, row: number): string;
}

/** Data the mirror reads during a patch. */
export interface MirrorSource {
  text(row: number, track: number): string;
  /** Total of a column, its lines apart. */
  total(track: number): string;
  header(track: number): string;
  sort(track: number): 'ascending' | 'descending' | 'none' | undefined;
  /** Place of a column in an order of several columns, from 1; 0: none. */
  sortPlace?(track: number): number;
  /** Undefined when rows cannot be selected. */
  selected(row: number): boolean | undefined;
  /** Whether a cell is in the selected range; undefined without a range. */
  chosen?: ((row: number, track: number) => boolean) | undefined;
  /** Error of a cell; undefined when the grid is not checked. */
  problem?: ((row: number, track: number) => string | undefined) | undefined;
  /** Words that every cell of a marked row says. */
  mark?: ((row: number) => string | undefined) | undefined;
  /** Text beside a row's checkbox. */
  note?: ((row: number) => string) | undefined;
  /** Position of a row in the tree; undefined for a flat list. */
  tree?: ((row: number) => TreePlace | undefined) | undefined;
  /** State of a row's switch; undefined when rows have none. */
  switched?: ((row: number) => { readonly on: boolean; readonly may: boolean } | undefined) | undefined;
  readonly switchTitle?: string;
  all(): 'true' | 'false' | 'mixed';
}

/**
 * Accessible copy of the grid: `role=grid` with the visible rows, transparent, at their real positions.
 * Recycles and patches rows; never rebuilds them while the columns stay.
 */
export class Mirror {
  readonly #root: HTMLElement;
  readonly #id: string;
  readonly #words: MirrorWords;
  #layout: ColumnLayout | undefined;
  #checks = false;
  #header: MirrorRow | undefined;
  #summary: MirrorRow | undefined;
  #rows: MirrorRow[] = [];
  #first = 0;
  #count = 0;
  #counts = '';
  #made = 0;

  constructor(root: HTMLElement, id: string, words: MirrorWords) {
    this.#root = root;
    this.#id = id;
    this.#words = words;
    root.setAttribute('role', 'grid');
    root.tabIndex = 0;
  }

  setLabel(label: string): void {
    this.#root.setAttribute('aria-label', label);
  }

  /** Sets whether several rows may be selected, and whether the header has a checkbox. */
  setSelectable(multiple: boolean, checks: boolean): void {
    this.#root.setAttribute('aria-multiselectable', String(multiple));
    if (this.#checks === checks) return;
    this.#checks = checks;
    this.#layout = undefined;
  }

  /** Updates the rows to the current view. */
  patch(view: Viewport, source: MirrorSource): void {
    this.#shape(view);
    setAttribute(this.#root, 'role', source.tree ? 'treegrid' : 'grid');
    const { from, to } = midInView(view.layout, view);
    for (const row of [this.#header, this.#summary, ...this.#rows]) row?.show(from, to);
    this.#patchHeader(view, source);
    this.#patchSummary(view, source);
    const { first, count, offset } = view.window;
    this.#rotate(first);
    for (let at = 0; at < count; at += 1)
      this.#patchRow(this.#row(first + at), first + at, view.layout.tracks.length, source);
    for (let at = 0; at < count; at += 1) {
      this.#row(first + at).place(headHeight(view.layout) + view.rowHeight * at - offset, view.scrollLeft);
    }
    this.#count = count;
  }

  /** Sets the cell announced as active. */
  setActive(place: CellPlace | undefined, rowCount: number): void {
    const cell = place && this.#rowOf(place.row, rowCount)?.cell(place.track);
    if (cell) this.#root.setAttribute('aria-activedescendant', cell.id);
    else this.#root.removeAttribute('aria-activedescendant');
  }

  #rowOf(row: number, rowCount: number): MirrorRow | undefined {
    if (row === HEADER) return this.#header;
    if (row === rowCount) return this.#summary;
    return row >= this.#first && row < this.#first + this.#count ? this.#row(row) : undefined;
  }

  #row(row: number): MirrorRow {
    const found = this.#rows[row - this.#first];
    if (!found) throw new Error(`Mirror has no row ${row}`);
    return found;
  }

  /**
   * A row keeps its element while it scrolls.
   * Rows that leave on one side come in on the other, also in document order, because screen readers follow
   * it.
   */
  #rotate(first: number): void {
    const steps = first - this.#first;
    this.#first = first;
    if (Math.abs(steps) >= this.#rows.length) return;
    const moved = steps > 0 ? this.#rows.splice(0, steps) : this.#rows.splice(steps, -steps);
    const elements = moved.map((row) => row.element);
    if (steps > 0) {
      this.#rows.at(-1)?.element.after(...elements);
      this.#rows.push(...moved);
    } else if (steps < 0) {
      this.#rows[0]?.element.before(...elements);
      this.#rows.unshift(...moved);
    }
  }

  #shape(view: Viewport): void {
    const { layout, window, rowCount, foot } = view;
    if (this.#layout !== layout) {
      this.#layout = layout;
      this.#rows = [];
      this.#header = this.#make('columnheader', 'h');
      this.#summary = this.#make('gridcell', 's');
      this.#header.element.classList.add('jig-grid-row-header');
      this.#summary.element.classList.add('jig-grid-row-summary');
      this.#root.replaceChildren(this.#header.element);
    }
    if (window.count !== this.#rows.length) this.#resize(window.count);
    const rows = layout.levels + rowCount + (foot > 0 ? 2 : 1);
    const counts = `${rows}/${layout.tracks.length}`;
    if (this.#counts !== counts) {
      this.#counts = counts;
      this.#root.setAttribute('aria-rowcount', String(rows));
      this.#root.setAttribute('aria-colcount', String(layout.tracks.length));
    }
  }

  #resize(count: number): void {
    while (this.#rows.length > count) this.#rows.pop()?.element.remove();
    while (this.#rows.length < count) {
      const row = this.#make('gridcell', String(this.#made++));
      (this.#rows.at(-1) ?? this.#header)?.element.after(row.element);
      this.#rows.push(row);
    }
  }

  #make(kind: 'columnheader' | 'gridcell', id: string): MirrorRow {
    if (!this.#layout) throw new Error('Mirror has no columns yet');
    const body = id !== 's';
    return new MirrorRow({
      kind,
      id: `${this.#id}-${id}`,
      layout: this.#layout,
      checks: body && (kind === 'gridcell' || this.#checks),
      links: body && kind === 'gridcell',
    });
  }

  #patchHeader(view: Viewport, source: MirrorSource): void {
    const row = this.#header;
    if (!row) return;
    view.layout.tracks.forEach((_, track) => {
      const place = source.sortPlace?.(track) ?? 0;
      const said = place > 0 ? this.#words.sortPlace?.(place) : undefined;
      row.setText(track, said === undefined ? source.header(track) : `${source.header(track)} ${said}`);
      row.setSort(track, source.sort(track));
    });
    row.setCheck(source.all(), this.#words.selectAll);
    row.setRowIndex(view.layout.levels + 1);
    row.place(headHeight(view.layout) - ROW_HEIGHT, view.scrollLeft);
  }

  #patchSummary(view: Viewport, source: MirrorSource): void {
    const row = this.#summary;
    if (!row) return;
    if (view.foot === 0) {
      row.element.remove();
      return;
    }
    if (!row.element.isConnected) this.#root.append(row.element);
    for (let track = 0; track < view.layout.tracks.length; track += 1) {
      row.setTotal(track, source.total(track));
    }
    row.setRowIndex(view.layout.levels + view.rowCount + 2);
    row.place(view.height - view.foot, view.scrollLeft);
  }

  #patchRow(row: MirrorRow, index: number, tracks: number, source: MirrorSource): void {
    for (let track = 0; track < tracks; track += 1) row.setText(track, source.text(index, track));
    const mark = source.mark?.(index);
    row.setStates(
      (track) => source.chosen?.(index, track) ?? false,
      (track) => source.problem?.(index, track),
      mark,
      source.chosen !== undefined || source.problem !== undefined || mark !== undefined,
    );
    const selected = source.selected(index);
    row.setSelected(selected);
    row.setTree(source.tree?.(index));
    const turned = source.switched?.(index);
    if (turned) {
      const name = this.#words.switchRow?.(source.switchTitle ?? '', index + 1) ?? '';
      row.setCheck(String(turned.on) as 'true' | 'false', name, !turned.may); // a boolean's two words
    } else
      row.setCheck(selected ? 'true' : 'false', this.#words.selectRow(index + 1, source.note?.(index) ?? ''));
    row.setRowIndex((this.#layout?.levels ?? 0) + index + 2);
  }
}
