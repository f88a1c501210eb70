import { headHeight } from '../ColumnLayout.ts';
import { hitTest } from '../hitTest.ts';
import { type CellPlace, HEADER } from '../Viewport.ts';
import { editorAround, textOf } from './cellEditor.ts';
import type { GridSheet } from './GridSheet.ts';

interface Press {
  readonly from: CellPlace;
  /** Cell that had the focus when the button was pressed. */
  readonly known: boolean;
  dragging: boolean;
}

/** Cell selection by mouse: a click enters a cell, a drag selects a range, Shift+click extends it. */
export class SheetPointer {
  readonly #sheet: GridSheet;
  readonly #stop = new AbortController();
  #press: Press | undefined;
  #swallow = false;

  constructor(sheet: GridSheet) {
    this.#sheet = sheet;
    const { view } = sheet.grid.elements;
    const options = { signal: this.#stop.signal, capture: true };
    view.addEventListener('pointerdown', (event) => this.#down(event), options);
    view.addEventListener('pointermove', (event) => this.#move(event), options);
    view.addEventListener('pointerup', (event) => this.#up(event), options);
    view.addEventListener('pointercancel', () => this.#end(), options);
    view.addEventListener('click', (event) => this.#click(event), options);
  }

  dispose(): void {
    this.#stop.abort();
  }

  /** Takes the grid's click on a data cell. */
  #click(event: MouseEvent): void {
    const { grid } = this.#sheet;
    if (this.#swallow) {
      this.#swallow = false;
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    if (event.target instanceof Element && editorAround(event.target)) return;
    const place = this.#place(event);
    const kind = place && grid.layout().tracks[place.track]?.kind;
    if (!place || kind !== 'field' || place.row === HEADER || place.row >= grid.view.rowCount) return;
    event.stopPropagation();
    if (event.shiftKey) {
      this.#sheet.extend(place);
      return;
    }
    if (!this.#sheet.leaveRowFor(place)) return;
    if (this.#sheet.canEdit(place)) this.#sheet.enter(place, 'replace');
    else if (this.#sheet.go(place)) this.#sheet.commands.followLink(place, this.#x(event));
  }

  #down(event: PointerEvent): void {
    this.#swallow = false;
    const place = event.button === 0 ? this.#place(event) : undefined;
    const kind = place && this.#sheet.grid.layout().tracks[place.track]?.kind;
    if (!place || kind !== 'field' || place.row < 0 || place.row >= this.#sheet.grid.view.rowCount) return;
    const editor = editorAround(event.target);
    const known = editor?.contains(document.activeElement) ?? false;
    this.#press = { from: place, known, dragging: false };
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.buttons !== 1) return;
    const place = this.#place(event) ?? this.#beyond(event);
    if (!place || (!press.dragging && place.row === press.from.row && place.track === press.from.track))
      return;
    if (!press.dragging) {
      press.dragging = true;
      this.#sheet.grid.elements.mirror.setPointerCapture(event.pointerId);
      this.#sheet.setRange(undefined);
      this.#sheet.grid.setActive(press.from, false);
      document.getSelection()?.removeAllRanges();
    }
    event.stopPropagation();
    event.preventDefault();
    this.#sheet.extend(place);
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    this.#end();
    if (press?.dragging) {
      this.#swallow = true;
      return;
    }
    // The first click on a cell of the row in edit selects its whole text, the second one places the caret.
    const editor = editorAround(event.target);
    const text = editor && textOf(editor);
    if (!press || !text || document.activeElement !== text) return;
    if (press.known) this.#sheet.entry = 'caret';
    else if (text.selectionStart === text.selectionEnd) text.select();
  }

  #end(): void {
    this.#press = undefined;
  }

  #x(event: MouseEvent): number {
    return event.clientX - this.#sheet.grid.elements.view.getBoundingClientRect().left;
  }

  #place(event: MouseEvent): CellPlace | undefined {
    const { grid } = this.#sheet;
    const box = grid.elements.view.getBoundingClientRect();
    const place = hitTest(grid.view, event.clientX - box.left, event.clientY - box.top);
    return place && place.row !== HEADER && place.row < grid.view.rowCount ? place : undefined;
  }

  /** Continues a drag past the edge row by row; the grid scrolls along. */
  #beyond(event: MouseEvent): CellPlace | undefined {
    const { grid, at } = this.#sheet;
    const box = grid.elements.view.getBoundingClientRect();
    const step =
      event.clientY < box.top + headHeight(grid.view.layout) ? -1 : event.clientY > box.bottom - 40 ? 1 : 0;
    const row = Math.max(0, Math.min(grid.view.rowCount - 1, at.row + step));
    return step === 0 || row === at.row ? undefined : { row, track: at.track };
  }
}
