import type { GridCommands } from './GridCommands.ts';
import type { GridController } from './GridController.ts';
import { headerKeys, type KeyAction, keyAction } from './keys.ts';
import { type CellPlace, HEADER } from './Viewport.ts';

type Handlers = { readonly [K in KeyAction['kind']]: (action: Extract<KeyAction, { kind: K }>) => void };

/** Actions on rows. Blocked while other rows load, as they are for the pointer. */
const acting: ReadonlySet<KeyAction['kind']> = new Set(['select', 'selectAll', 'activate', 'edit']);

/** Keyboard of the grid: one tab stop; `aria-activedescendant` names the active cell. */
export class GridKeyboard {
  readonly #grid: GridController;
  readonly #commands: GridCommands;
  readonly #stop = new AbortController();
  readonly #handlers: Handlers;

  constructor(grid: GridController, commands: GridCommands) {
    this.#grid = grid;
    this.#commands = commands;
    this.#handlers = {
      move: (action) => this.#move(action),
      select: () => this.#select(),
      selectAll: () => this.#commands.selectAll(),
      activate: () => this.#commands.activate(this.#at()),
      activateMore: () => this.#commands.activate(this.#at(), true),
      edit: () => this.#commands.beginEdit(this.#at()),
      leave: () => this.#commands.leaveEdit(),
      // The browser's own copy event follows and sets the text.
      copy: () => undefined,
    };
    const { mirror } = grid.elements;
    const options = { signal: this.#stop.signal };
    mirror.addEventListener('keydown', (event) => this.#down(event), options);
    mirror.addEventListener('focus', () => this.#focus(), options);
    mirror.addEventListener('copy', (event) => this.#copy(event), options);
  }

  dispose(): void {
    this.#stop.abort();
  }

  #at(): CellPlace {
    return this.#grid.active ?? this.#firstSeen();
  }

  /** First cell wholly in view, so that focusing the grid does not scroll. */
  #firstSeen(): CellPlace {
    const { layout, window, rowCount } = this.#grid.view;
    const row = Math.min(rowCount - 1, window.first + (window.offset > 0 ? 1 : 0));
    const track = layout.tracks.findIndex((at) => at.kind === 'field');
    return { row: row < 0 ? HEADER : row, track: Math.max(0, track) };
  }

  #focus(): void {
    // A click focuses before it names its cell; scrolling here would move that cell away.
    if (!this.#grid.active) this.#grid.setActive(this.#firstSeen(), false);
  }

  #down(event: KeyboardEvent): void {
    if (headerKeys.filter.hears(event) && this.#commands.openFilter(this.#at())) {
      event.preventDefault();
      return;
    }
    if (this.#movesColumn(event)) {
      event.preventDefault();
      return;
    }
    if (event.altKey || event.isComposing) return;
    const { props } = this.#grid;
    const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (plain && props.tree && !props.loading && this.#commands.treeKey(event.key, this.#at())) {
      event.preventDefault();
      return;
    }
    const { view } = this.#grid;
    const action = keyAction(
      { key: event.key, ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey },
      {
        at: this.#at(),
        rows: view.rowCount,
        tracks: view.layout.tracks.length,
        page: Math.max(1, Math.floor(view.height / view.rowHeight) - 2),
        hasFoot: view.foot > 0,
      },
    );
    if (!action || action.kind === 'copy') return;
    // Escape also belongs to the dialog: the grid takes it only while a row is in edit.
    if (action.kind === 'leave' && this.#grid.editing() === undefined) return;
    event.preventDefault();
    if (this.#grid.props.loading && acting.has(action.kind) && this.#at().row !== HEADER) return;
    if (action.kind === 'leave') event.stopPropagation();
    (this.#handlers[action.kind] as (action: KeyAction) => void)(action);
  }

  /** Ctrl+Shift+Left or Right on a header moves its column. */
  #movesColumn(event: KeyboardEvent): boolean {
    const { row, track } = this.#at();
    if (row !== HEADER || !headerKeys.moveColumn.hears(event)) return false;
    return this.#commands.moveColumn(track, event.key === 'ArrowLeft' ? -1 : 1);
  }

  #move(action: Extract<KeyAction, { kind: 'move' }>): void {
    if (action.extend) {
      this.#commands.choose(this.#at().row, 'range');
      this.#commands.choose(action.to.row, 'range');
    }
    this.#grid.setActive(action.to);
  }

  #select(): void {
    const at = this.#at();
    if (at.row === this.#grid.view.rowCount) return;
    if (this.#grid.props.lead?.turn) this.#commands.turn(at.row);
    else if (at.row === HEADER) this.#commands.toggleAll();
    else this.#commands.choose(at.row, 'toggle');
  }

  #copy(event: ClipboardEvent): void {
    const text = this.#commands.copied();
    if (text === undefined) return;
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  }
}
