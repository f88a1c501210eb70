import type { TreePlace } from '../../runtime/store/tree/TreePlace.ts';
import type { ColumnLayout, Track } from './ColumnLayout.ts';
import { element } from './gridElements.ts';
import { totalInOneLine, totalLines } from './summaryRow.ts';

/** Role of a row's cells. */
export type MirrorRowKind = 'columnheader' | 'gridcell';

/** Accessible names of the leading checkbox, and whether cells may contain links. */
export interface MirrorRowOptions {
  readonly kind: MirrorRowKind;
  readonly id: string;
  readonly layout: ColumnLayout;
  /** Whether leading tracks contain a checkbox instead of text. */
  readonly checks: boolean;
  readonly links: boolean;
}

interface MirrorCell {
  readonly element: HTMLElement;
  /** The text node, or the checkbox. */
  readonly text: Text;
  readonly link: HTMLElement | undefined;
  readonly check: HTMLElement | undefined;
}

/** One recycled row of the mirror. Nodes are created once and written only where something differs. */
export class MirrorRow {
  readonly element: HTMLElement;
  readonly #mid: HTMLElement;
  /** Cells of the middle pane out of view, before and after the visible ones. */
  readonly #before: HTMLElement;
  readonly #after: HTMLElement;
  readonly #leftCount: number;
  readonly #end: number;
  #from: number;
  #to: number;
  readonly #cells: readonly MirrorCell[];
  #rowIndex = Number.NaN;
  #top = Number.NaN;
  #left = Number.NaN;
  #selected: boolean | undefined;
  #tree: TreePlace | undefined;
  #checked: string | undefined;
  #hasStates = false;

  constructor(options: MirrorRowOptions) {
    this.element = element('jig-grid-row');
    this.element.setAttribute('role', 'row');
    this.#mid = element('jig-grid-mid');
    this.#mid.setAttribute('role', 'presentation');
    this.#mid.style.left = `${options.layout.left}px`;
    this.#mid.style.width = `${options.layout.mid}px`;
    this.#cells = options.layout.tracks.map((track, index) => this.#makeCell(track, index, options));
    this.#leftCount = options.layout.leftCount;
    this.#end = this.#cells.length - options.layout.rightCount;
    this.#from = this.#to = this.#leftCount;
    this.#before = this.#makeRest();
    this.#after = this.#makeRest();
    this.#after.append(...this.#elements(this.#leftCount, this.#end));
    this.#mid.append(this.#before, this.#after);
    const [left, right] = [this.#elements(0, this.#leftCount), this.#elements(this.#end, this.#cells.length)];
    this.element.append(...left, this.#mid, ...right);
  }

  /**
   * Sets which tracks of the middle pane are in view.
   * The others stay in the document and in the accessibility tree, but `content-visibility: auto` skips their
   * layout, the main cost of a mirror.
   */
  show(from: number, to: number): void {
    if (from === this.#from && to === this.#to) return;
    // From right to left, so that the following cell is already in place.
    for (let track = this.#end - 1; track >= this.#leftCount; track -= 1) {
      const zone = zoneOf(track, from, to);
      if (zone !== zoneOf(track, this.#from, this.#to)) this.#enter(track, zone, from, to);
    }
    this.#from = from;
    this.#to = to;
  }

  /** Element of a cell, for `aria-activedescendant`. */
  cell(track: number): HTMLElement | undefined {
    return this.#cells[track]?.element;
  }

  setText(track: number, text: string): void {
    const cell = this.#cells[track];
    if (!cell || cell.check || cell.text.data === text) return;
    cell.text.data = text;
    if (cell.link) cell.link.hidden = text === '';
  }

  /** Sets a total. What the drawn row leaves out of it stands in a tip. */
  setTotal(track: number, total: string): void {
    const text = totalInOneLine(total);
    this.setText(track, text);
    const isCut = totalLines(total).join('\n') !== total;
    setAttribute(this.#cells[track]?.element, 'title', isCut ? total : undefined);
  }

  /** Sets the cells' selection, errors, and the words of a marked row. Free when there were none and are none. */
  setStates(
    chosen: (track: number) => boolean,
    problem: (track: number) => string | undefined,
    mark: string | undefined,
    some: boolean,
  ): void {
    if (!some && !this.#hasStates) return;
    this.#hasStates = false;
    this.#cells.forEach(({ element: cell }, track) => {
      const selected = some && chosen(track);
      const wrong = some ? problem(track) : undefined;
      setAttribute(cell, 'aria-selected', selected ? 'true' : undefined);
      setAttribute(cell, 'aria-invalid', wrong === undefined ? undefined : 'true');
      setAttribute(cell, 'aria-description', wrong ?? mark);
      setAttribute(cell, 'title', wrong ?? mark);
      this.#hasStates ||= selected || (wrong ?? mark) !== undefined;
    });
  }

  setSort(track: number, sort: 'ascending' | 'descending' | 'none' | undefined): void {
    setAttribute(this.#cells[track]?.element, 'aria-sort', sort);
  }

  /** Sets state and name of the row's checkbox or switch. */
  setCheck(state: 'true' | 'false' | 'mixed', label: string, disabled = false): void {
    const key = `${state} ${disabled} ${label}`;
    if (this.#checked === key) return;
    this.#checked = key;
    for (const { check } of this.#cells) {
      setAttribute(check, 'aria-checked', state);
      setAttribute(check, 'aria-label', label);
      setAttribute(check, 'aria-disabled', disabled ? 'true' : undefined);
    }
  }

  setSelected(selected: boolean | undefined): void {
    if (this.#selected === selected) return;
    this.#selected = selected;
    setAttribute(this.element, 'aria-selected', selected === undefined ? undefined : String(selected));
  }

  /** Sets the row's position in a tree; free in a flat list. */
  setTree(place: TreePlace | undefined): void {
    if (this.#tree === place) return;
    this.#tree = place;
    const { level, expanded, position, size } = place ?? {};
    const states = { level, expanded, posinset: position, setsize: size };
    for (const [name, value] of Object.entries(states))
      setAttribute(this.element, `aria-${name}`, value === undefined ? undefined : String(value));
  }

  /** Sets the row index: 1-based, the header is 1. */
  setRowIndex(index: number): void {
    if (this.#rowIndex === index) return;
    this.#rowIndex = index;
    this.element.setAttribute('aria-rowindex', String(index));
  }

  /** Positions the row where it is drawn, for pointers, magnifiers and tests. */
  place(top: number, scrollLeft: number): void {
    if (this.#top !== top) {
      this.#top = top;
      this.element.style.top = `${top}px`;
    }
    if (this.#left === scrollLeft) return;
    this.#left = scrollLeft;
    this.#mid.style.transform = `translateX(${-scrollLeft}px)`;
  }

  #enter(track: number, zone: Zone, from: number, to: number): void {
    const cell = this.#cells[track]?.element;
    const parents = { before: this.#before, seen: this.#mid, after: this.#after } as const;
    const last = zone === 'seen' ? this.#after : null;
    const follows = track + 1 < this.#end && zoneOf(track + 1, from, to) === zone;
    if (cell) parents[zone].insertBefore(cell, follows ? (this.#cells[track + 1]?.element ?? last) : last);
  }

  #elements(from: number, to: number): HTMLElement[] {
    return this.#cells.slice(from, to).map((cell) => cell.element);
  }

  #makeRest(): HTMLElement {
    const made = element('jig-grid-rest');
    made.setAttribute('role', 'presentation');
    return made;
  }

  #makeCell(track: Track, index: number, options: MirrorRowOptions): MirrorCell {
    const cell = element('jig-grid-cell');
    cell.setAttribute('role', options.kind);
    cell.setAttribute('aria-colindex', String(index + 1));
    cell.id = `${options.id}-${index}`;
    if (track.pane === 'right') cell.style.right = `${options.layout.right - track.x - track.width}px`;
    else cell.style.left = `${track.x}px`;
    cell.style.width = `${track.width}px`;
    if (options.kind === 'columnheader' && track.field !== '') cell.dataset.column = track.field;
    const { tip, content, copyDown } = (options.kind === 'columnheader' && track.column) || {};
    const said = [tip, copyDown].filter((words) => words !== undefined).join('\u3002');
    if (said !== '') cell.setAttribute('aria-description', said);
    // The grid draws tips with markup itself.
    if (tip !== undefined && content === undefined) cell.title = tip;
    const text = document.createTextNode('');
    const role = controlOf(track, options);
    const check = role && element('jig-grid-fill', cell);
    check?.setAttribute('role', role ?? '');
    const link = track.column?.link && options.links ? element('jig-grid-link', cell) : undefined;
    link?.setAttribute('role', 'link');
    if (link) link.hidden = true;
    if (!check) (link ?? cell).append(text);
    return { element: cell, text, link, check };
  }
}

/** Control in a leading cell besides text. */
function controlOf({ kind }: Track, options: MirrorRowOptions): 'checkbox' | 'switch' | undefined {
  if (kind === 'check' && options.checks) return 'checkbox';
  return kind === 'switch' && options.links ? 'switch' : undefined;
}

/** Sets an attribute when it differs; undefined removes it. */
export function setAttribute(target: Element | undefined, name: string, value: string | undefined): void {
  if (!target || target.getAttribute(name) === (value ?? null)) return;
  if (value === undefined) target.removeAttribute(name);
  else target.setAttribute(name, value);
}

type Zone = 'before' | 'seen' | 'after';

function zoneOf(track: number, from: number, to: number): Zone {
  return track < from ? 'before' : track < to ? 'seen' : 'after';
}
