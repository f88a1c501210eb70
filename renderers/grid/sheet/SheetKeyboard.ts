import { flushSync } from 'react-dom';
import type { CellPlace } from '../Viewport.ts';
import {
  editorAround,
  editorOf,
  insertLine,
  isListOpen,
  openEditor,
  pickerText,
  textOf,
} from './cellEditor.ts';
import type { GridSheet } from './GridSheet.ts';
import { type SheetAction, type SheetFocus, sheetKey } from './sheetKeys.ts';

type Handlers = {
  readonly [K in SheetAction['kind']]: (
    action: Extract<SheetAction, { kind: K }>,
    event: KeyboardEvent,
  ) => boolean;
};

/** Keys, clipboard and focus of a sheet, handled before the editors' controls see them. */
export class SheetKeyboard {
  readonly #sheet: GridSheet;
  readonly #stop = new AbortController();
  /** Handlers by action; each returns whether the browser should handle the key. */
  readonly #handlers: Handlers = {
    move: (action) => this.#move(action),
    next: ({ by }) => this.#step(1, by),
    previous: ({ by }) => this.#step(-1, by),
    begin: () => this.#sheet.enter(this.#sheet.at, 'caret') && this.#openTextless(),
    // The letter's input event follows and goes into the focused text.
    type: () => {
      if (this.#sheet.enter(this.#sheet.at, 'replace')) this.#openTextless();
      return false;
    },
    open: () => this.#openTextless(),
    caret: () => this.#caret(),
    newLine: (_action, event) => {
      if (event.target instanceof HTMLTextAreaElement) insertLine(event.target);
      return true;
    },
    escape: () => this.#escape(),
    clear: () => this.#onBlock((block) => this.#actions?.onClear(block)),
    fillDown: () => this.#onBlock((block) => this.#actions?.onFillDown(block)),
    undo: () => this.#travel('onUndo'),
    redo: () => this.#travel('onRedo'),
    add: () => this.#add(),
    pick: (_action, event) => this.#pick(event),
  };

  constructor(sheet: GridSheet) {
    this.#sheet = sheet;
    const { view } = sheet.grid.elements;
    const options = { signal: this.#stop.signal, capture: true };
    view.addEventListener('keydown', (event) => this.#down(event), options);
    view.addEventListener('input', () => this.#typed(), options);
    view.addEventListener('focusin', (event) => this.#focused(event), options);
    view.addEventListener('focusout', (event) => this.#blurred(event), { signal: this.#stop.signal });
    view.addEventListener('copy', (event) => this.#copy(event), options);
    view.addEventListener('cut', (event) => this.#copy(event), options);
    view.addEventListener('paste', (event) => this.#paste(event), options);
  }

  dispose(): void {
    this.#stop.abort();
  }

  get #actions(): GridSheet['actions'] {
    return this.#sheet.actions;
  }

  #down(event: KeyboardEvent): void {
    const { grid } = this.#sheet;
    if (event.isComposing || event.keyCode === 229) {
      // The first key of an input method: what it composes goes into the cell's own input.
      const { at } = this.#sheet;
      if (event.target === grid.elements.mirror && this.#sheet.canEdit(at)) this.#sheet.enter(at, 'replace');
      return;
    }
    const editor = editorAround(event.target);
    if (!editor && event.target !== grid.elements.mirror) return;
    const { view } = grid;
    const text = editor && textOf(editor);
    const action = sheetKey(
      { key: event.key, ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey, alt: event.altKey },
      {
        at: this.#sheet.at,
        rows: view.rowCount,
        tracks: view.layout.tracks.length,
        page: Math.max(1, Math.floor(view.height / view.rowHeight) - 2),
        focus: this.#focusOf(editor),
        inEdit: grid.editing() !== undefined,
        dirty: editor !== undefined && this.#sheet.typed,
        editable: this.#sheet.canEdit(this.#sheet.at),
        multiline: text instanceof HTMLTextAreaElement,
        textless: editor !== undefined && text === undefined,
        hasRange: grid.range !== undefined,
      },
    );
    if (!action) return;
    const taken = (this.#handlers[action.kind] as (action: SheetAction, event: KeyboardEvent) => boolean)(
      action,
      event,
    );
    event.stopPropagation();
    if (taken) event.preventDefault();
  }

  #focusOf(editor: HTMLElement | undefined): SheetFocus {
    if (!editor) return 'grid';
    return isListOpen(editor) ? 'list' : this.#sheet.entry;
  }

  #move({ to, extend }: Extract<SheetAction, { kind: 'move' }>): boolean {
    if (extend) this.#sheet.extend(to);
    else this.#sheet.go(to);
    return true;
  }

  #step(step: 1 | -1, by: 'Enter' | 'Tab'): boolean {
    const next = this.#sheet.neighbour(step);
    if (next) {
      this.#sheet.go(next);
      return true;
    }
    // At the end Enter adds a new row, unless the last one is new and untouched.
    const state = this.#actions?.state();
    if (by === 'Enter' && step > 0 && !(state?.isNew && !state.rowChanged)) return this.#add();
    if (!this.#sheet.leaveRow()) return true;
    this.#sheet.go(this.#sheet.at);
    // From the grid itself Tab moves to the element after the grid.
    return by === 'Enter';
  }

  #openTextless(): boolean {
    const { grid, at } = this.#sheet;
    const field = grid.layout().tracks[at.track]?.field ?? '';
    const editor = editorOf(grid.elements.editors, field);
    if (editor && textOf(editor) === undefined) flushSync(() => openEditor(editor));
    return true;
  }

  #caret(): boolean {
    const { sheet } = { sheet: this.#sheet };
    if (sheet.entry === 'caret') {
      sheet.entry = 'replace';
      return true;
    }
    sheet.entry = 'caret';
    const focused = document.activeElement;
    if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) {
      const end = focused.value.length;
      if (focused.type !== 'number') focused.setSelectionRange(end, end);
    }
    return true;
  }

  /** Esc restores the row in edit, in a new row first the typed cell. Without an edit it clears the range. */
  #escape(): boolean {
    const { grid } = this.#sheet;
    if (grid.editing() === undefined) {
      this.#sheet.setRange(undefined);
      return true;
    }
    const state = this.#actions?.state();
    if (state?.isNew && state.cellChanged) {
      flushSync(() => this.#actions?.onCellRestored());
      this.#sheet.go(this.#sheet.at);
      return true;
    }
    flushSync(() => this.#actions?.onRestore());
    const { row, track } = this.#sheet.at;
    this.#sheet.go({ row: Math.min(row, grid.view.rowCount - 1), track });
    return true;
  }

  #onBlock(run: (block: NonNullable<ReturnType<GridSheet['block']>>) => void): boolean {
    const block = this.#sheet.block();
    if (block) flushSync(() => run(block));
    return true;
  }

  #travel(way: 'onUndo' | 'onRedo'): boolean {
    let change: ReturnType<NonNullable<GridSheet['actions']>['onUndo']>;
    flushSync(() => {
      change = this.#actions?.[way]();
    });
    this.#sheet.show(change);
    return true;
  }

  #add(): boolean {
    let added = false;
    if (this.#sheet.leaveRow())
      flushSync(() => {
        added = this.#actions?.onAdd() ?? false;
      });
    const { grid } = this.#sheet;
    if (!added) return true;
    const row = grid.view.rowCount - 1;
    const first = this.#firstEditable(row);
    if (first) this.#sheet.go(first);
    return true;
  }

  #firstEditable(row: number): CellPlace | undefined {
    const track = this.#sheet.grid
      .layout()
      .tracks.findIndex((_, at) => this.#sheet.canEdit({ row, track: at }));
    return track < 0 ? undefined : { row, track };
  }

  /** Tab in an open list picks the marked option, as Enter does, and moves on. */
  #pick(event: KeyboardEvent): boolean {
    const { target } = event;
    const enter = { key: 'Enter', code: 'Enter', keyCode: 13, which: 13, bubbles: true, cancelable: true };
    flushSync(() => target?.dispatchEvent(new KeyboardEvent('keydown', enter)));
    return this.#step(event.shiftKey ? -1 : 1, 'Tab');
  }

  #typed(): void {
    this.#sheet.typed = true;
  }

  /** Makes the cell of a focused editor active, however the focus came there. */
  #focused(event: FocusEvent): void {
    const track = Number(editorAround(event.target)?.dataset.track ?? Number.NaN);
    const row = this.#sheet.grid.editing();
    if (Number.isNaN(track) || row === undefined) return;
    const { active } = this.#sheet.grid;
    if (active?.row === row && active.track === track) return;
    this.#sheet.entry = 'replace';
    this.#sheet.typed = false;
    this.#sheet.setRange(undefined);
    this.#sheet.grid.setActive({ row, track });
  }

  /** Handles the focus leaving a cell: the entered value is an undo step. */
  #blurred(event: FocusEvent): void {
    const from = editorAround(event.target);
    if (!from || from === editorAround(event.relatedTarget)) return;
    this.#sheet.typed = false;
    this.#actions?.onCellLeft(from.dataset.field, pickerText(from));
  }

  #copy(event: ClipboardEvent): void {
    const editor = editorAround(event.target);
    const inText = editor !== undefined && textOf(editor) !== undefined;
    if (inText && (this.#sheet.entry === 'caret' || this.#sheet.typed)) return;
    const text = this.#sheet.copied();
    if (text === undefined) return;
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'cut') this.#onBlock((block) => this.#actions?.onClear(block));
  }

  #paste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text === '') return;
    const editor = editorAround(event.target);
    const single = !/[\t\n\r]/.test(text.replace(/(?:\r\n|\n|\r)$/, ''));
    const inText = editor !== undefined && textOf(editor) !== undefined;
    if (single && inText && (this.#sheet.entry === 'caret' || this.#sheet.typed)) return;
    event.preventDefault();
    event.stopPropagation();
    void this.#sheet.paste(text);
  }
}
