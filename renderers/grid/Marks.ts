import type { RangeBox } from '../../runtime/store/sheet/CellRange.ts';
import { headHeight, screenX, titleTop } from './ColumnLayout.ts';
import { element } from './gridElements.ts';
import { type CellPlace, HEADER, type Viewport } from './Viewport.ts';

/** State to mark besides the cells' own styles. */
export interface MarkState {
  readonly hovered: number | undefined;
  readonly active: CellPlace | undefined;
  readonly range: RangeBox | undefined;
  readonly editing: number | undefined;
  /** Undefined: no checkboxes. */
  readonly all: 'true' | 'false' | 'mixed' | undefined;
  readonly checks: boolean;
  /** State of a row's switch; undefined when the row has none. */
  switched(row: number): { readonly on: boolean; readonly may: boolean } | undefined;
  selected(row: number): boolean;
}

interface Band {
  readonly element: HTMLElement;
  readonly check: HTMLElement;
  selected: boolean | undefined;
}

/**
 * Bands of selected and hovered rows, checkboxes and the focus ring, over the canvas. They change without a
 * canvas call and take their colours from the page's CSS.
 */
export class Marks {
  readonly #body: HTMLElement;
  readonly #bands: HTMLElement;
  readonly #hover: HTMLElement;
  readonly #ring: HTMLElement;
  readonly #blank: HTMLElement;
  readonly #headCheck: HTMLElement;
  readonly #range: HTMLElement;
  #rows: Band[] = [];

  /** `over` lies over the editors, so that a range is visible there too. */
  constructor(root: HTMLElement, over: HTMLElement) {
    this.#body = element('jig-grid-marks-body', root);
    this.#bands = element('jig-grid-bands', this.#body);
    this.#hover = element('jig-grid-band jig-grid-hover', this.#body);
    this.#blank = element('jig-grid-blank', this.#body);
    this.#headCheck = element('jig-grid-check', root);
    this.#ring = element('jig-grid-ring', root);
    this.#range = element('jig-grid-range', over);
    this.#range.setAttribute('aria-hidden', 'true');
  }

  patch(view: Viewport, state: MarkState): void {
    const bodyHeight = view.height - headHeight(view.layout) - view.foot;
    setStyle(this.#body, { width: px(Math.min(view.width, view.layout.total)), height: px(bodyHeight) });
    this.#patchRows(view, state);
    const end = view.window.count * view.rowHeight - view.window.offset;
    setStyle(this.#blank, { top: px(end), display: end < bodyHeight ? '' : 'none' });
    setStyle(this.#headCheck, { display: state.all === undefined ? 'none' : '' });
    setData(this.#headCheck, state.all ?? 'false');
    this.#mark(this.#hover, view, state.hovered);
    this.#patchBox(this.#ring, state.active && cellBox(view, state.active));
    this.#patchBox(this.#range, state.range && rangeBox(view, state.range));
  }

  /** Moves only the hover band, because the pointer moves far more often than anything else changes. */
  hover(view: Viewport, row: number | undefined): void {
    this.#mark(this.#hover, view, row);
  }

  #patchRows(view: Viewport, state: MarkState): void {
    const { first, count, offset } = view.window;
    while (this.#rows.length < count) {
      const band = element('jig-grid-band', this.#bands);
      this.#rows.push({ element: band, check: element('jig-grid-check', band), selected: undefined });
    }
    setStyle(this.#bands, { transform: `translateY(${-offset}px)` });
    this.#rows.forEach((band, at) => {
      const shown = at < count;
      setStyle(band.element, { top: px(at * view.rowHeight) });
      const selected = shown && state.selected(first + at);
      const marked = selected || (shown && state.editing === first + at);
      setStyle(band.element, { display: shown && (marked || state.checks) ? '' : 'none' });
      setStyle(band.check, { display: state.checks ? '' : 'none' });
      if (band.selected !== marked) {
        band.selected = marked;
        band.element.dataset.selected = String(marked);
      }
      const turned = shown ? state.switched(first + at) : undefined;
      setData(band.check, String(turned ? turned.on : selected));
      band.check.classList.toggle('jig-grid-switch', turned !== undefined);
      band.check.classList.toggle('jig-grid-off', turned?.may === false);
    });
  }

  #mark(target: HTMLElement, view: Viewport, row: number | undefined): void {
    const { first, count, offset } = view.window;
    const shown = row !== undefined && row >= first && row < first + count;
    setStyle(target, { display: shown ? '' : 'none' });
    if (shown) setStyle(target, { transform: `translateY(${(row - first) * view.rowHeight - offset}px)` });
  }

  #patchBox(target: HTMLElement, box: Box | undefined): void {
    setStyle(target, { display: box && box.width > 0 && box.height > 0 ? 'block' : 'none' });
    if (!box) return;
    setStyle(target, { left: px(box.x), top: px(box.y), width: px(box.width), height: px(box.height) });
  }
}

/** A rectangle in pixels from the grid's corner. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Visible part of a range; undefined when none is visible. */
function rangeBox(view: Viewport, range: RangeBox): Box | undefined {
  const { first, count } = view.window;
  const [top, bottom] = [Math.max(range.top, first), Math.min(range.bottom, first + count - 1)];
  if (top > bottom) return undefined;
  let [left, right] = [Number.POSITIVE_INFINITY, 0];
  let [y, end] = [0, 0];
  for (let track = range.left; track <= range.right; track += 1) {
    const [one, last] = [cellBox(view, { row: top, track }), cellBox(view, { row: bottom, track })];
    if (!one || !last || one.width <= 0) continue;
    left = Math.min(left, one.x);
    right = Math.max(right, one.x + one.width);
    [y, end] = [one.y, last.y + last.height];
  }
  return { x: left, y, width: right - left, height: end - y };
}

/** Visible part of a cell, clipped to its pane; undefined when it does not exist or is off screen. */
export function cellBox(view: Viewport, place: CellPlace): Box | undefined {
  const track = view.layout.tracks[place.track];
  if (!track) return undefined;
  const rowTop = rowY(view, place.row);
  if (rowTop === undefined) return undefined;
  const isBody = place.row !== HEADER && place.row !== view.rowCount;
  const head = headHeight(view.layout);
  const isHeader = place.row === HEADER;
  const top = isBody ? Math.max(head, rowTop) : isHeader ? titleTop(track) : rowTop;
  const bottom = isBody
    ? Math.min(view.height - view.foot, rowTop + view.rowHeight)
    : isHeader
      ? head
      : rowTop + view.foot;
  const x = screenX(view.layout, track, view);
  const clip = track.pane === 'mid';
  const left = clip ? Math.max(view.layout.left, x) : x;
  const right = clip
    ? Math.min(Math.min(view.width, view.layout.total) - view.layout.right, x + track.width)
    : x + track.width;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Top of a row on screen in pixels from the grid's top edge. */
export function rowY(view: Viewport, row: number): number | undefined {
  if (row === HEADER) return 0;
  if (row === view.rowCount) return view.foot > 0 ? view.height - view.foot : undefined;
  const { first, count, offset } = view.window;
  if (row < first || row >= first + count) return undefined;
  return headHeight(view.layout) + view.rowHeight * (row - first) - offset;
}

function px(value: number): string {
  return `${value}px`;
}

/** Sets only styles that differ: browsers do work even for an unchanged value. */
function setStyle(target: HTMLElement, style: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(style)) {
    if (target.style.getPropertyValue(name) !== value) target.style.setProperty(name, value);
  }
}

function setData(target: HTMLElement, state: string): void {
  if (target.dataset.state !== state) target.dataset.state = state;
}
