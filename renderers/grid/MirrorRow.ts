import type { ColumnLayout, Track } from './ColumnLayout.ts';
import { element } from './gridElements.ts';

/** Which roles the cells of a row have. */
export type MirrorRowKind = 'columnheader' | 'gridcell';

/** Names of the leading checkbox, and whether there may be a link inside a cell. */
export interface MirrorRowOptions {
  readonly kind: MirrorRowKind;
  readonly id: string;
  readonly layout: ColumnLayout;
  /** Which tracks hold a checkbox instead of text. */
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

/** One recycled row of the mirror: nodes are made once, and touched only where something differs. */
export class MirrorRow {
  readonly element: HTMLElement;
  readonly #mid: HTMLElement;
  readonly #cells: MirrorCell[] = [];
  #rowIndex = Number.NaN;
  #top = Number.NaN;
  #left = Number.NaN;
  #selected: boolean | undefined;
  #checked: string | undefined;

  constructor(options: MirrorRowOptions) {
    this.element = element('jig-grid-row');
    this.element.setAttribute('role', 'row');
    this.#mid = element('jig-grid-mid');
    this.#mid.setAttribute('role', 'presentation');
    this.#mid.style.left = `${options.layout.left}px`;
    this.#mid.style.width = `${options.layout.mid}px`;
    options.layout.tracks.forEach((track, index) => this.#cells.push(this.#makeCell(track, index, options)));
    const { tracks, leftCount, rightCount } = options.layout;
    const cells = this.#cells.map((cell) => cell.element);
    this.#mid.append(...cells.slice(leftCount, tracks.length - rightCount));
    this.element.append(...cells.slice(0, leftCount), this.#mid, ...cells.slice(tracks.length - rightCount));
  }

  /** The element of a cell, for `aria-activedescendant`. */
  cell(track: number): HTMLElement | undefined {
    return this.#cells[track]?.element;
  }

  setText(track: number, text: string): void {
    const cell = this.#cells[track];
    if (!cell || cell.check || cell.text.data === text) return;
    cell.text.data = text;
    if (cell.link) cell.link.hidden = text === '';
  }

  setSort(track: number, sort: 'ascending' | 'descending' | 'none' | undefined): void {
    setAttribute(this.#cells[track]?.element, 'aria-sort', sort);
  }

  /** State and name of the row's checkbox. */
  setCheck(state: 'true' | 'false' | 'mixed', label: string): void {
    const key = `${state} ${label}`;
    if (this.#checked === key) return;
    this.#checked = key;
    for (const { check } of this.#cells) {
      setAttribute(check, 'aria-checked', state);
      setAttribute(check, 'aria-label', label);
    }
  }

  setSelected(selected: boolean | undefined): void {
    if (this.#selected === selected) return;
    this.#selected = selected;
    setAttribute(this.element, 'aria-selected', selected === undefined ? undefined : String(selected));
  }

  /** 1-based, the header is 1. */
  setRowIndex(index: number): void {
    if (this.#rowIndex === index) return;
    this.#rowIndex = index;
    this.element.setAttribute('aria-rowindex', String(index));
  }

  /** Puts the row where it is drawn, so that pointers, magnifiers and tests find the real place. */
  place(top: number, scrollLeft: number): void {
    if (this.#top !== top) {
      this.#top = top;
      this.element.style.top = `${top}px`;
    }
    if (this.#left === scrollLeft) return;
    this.#left = scrollLeft;
    this.#mid.style.transform = `translateX(${-scrollLeft}px)`;
  }

  #makeCell(track: Track, index: number, options: MirrorRowOptions): MirrorCell {
    const cell = element('jig-grid-cell');
    cell.setAttribute('role', options.kind);
    cell.setAttribute('aria-colindex', String(index + 1));
    cell.id = `${options.id}-${index}`;
    if (track.pane === 'right') cell.style.right = `${options.layout.right - track.x - track.width}px`;
    else cell.style.left = `${track.x}px`;
    cell.style.width = `${track.width}px`;
    const text = document.createTextNode('');
    const check = track.kind === 'check' && options.checks ? element('jig-grid-fill', cell) : undefined;
    check?.setAttribute('role', 'checkbox');
    const link = track.column?.link && options.links ? element('jig-grid-link', cell) : undefined;
    link?.setAttribute('role', 'link');
    if (link) link.hidden = true;
    if (!check) (link ?? cell).append(text);
    return { element: cell, text, link, check };
  }
}

function setAttribute(target: Element | undefined, name: string, value: string | undefined): void {
  if (value === undefined) target?.removeAttribute(name);
  else target?.setAttribute(name, value);
}
