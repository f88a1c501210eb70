/** Position and size of a cell, in CSS pixels of the page. */
export interface CellBounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What dialogs, tests and tools may ask of a grid: `window.jig.grid(name?)`. */
export interface GridHandle {
  /** The visible columns, in screen order. */
  readonly columns: readonly { readonly field: string; readonly title: string }[];
  readonly rowCount: number;
  /** Text of a cell; undefined when there is no such row or column. */
  cell(row: number, field: string): string | undefined;
  /** Scrolls a cell into view; does nothing when there is no such cell. */
  reveal(row: number, field: string): void;
  /** Position of a cell; scrolls it into view first. Undefined when there is no such cell. */
  bounds(row: number, field: string): CellBounds | undefined;
}

const handles = new Map<string, { readonly handle: GridHandle; readonly shown: () => boolean }>();

/**
 * Registers a grid while it is mounted. For equal names the last mounted grid counts. Returns the function
 * that removes it.
 */
export function registerGrid(name: string, handle: GridHandle, shown: () => boolean): () => void {
  const entry = { handle, shown };
  handles.delete(name);
  handles.set(name, entry);
  return () => {
    if (handles.get(name) === entry) handles.delete(name);
  };
}

/** The grid of that name; without a name the visible grid mounted last (the one in the topmost dialog). */
export function gridHandle(name?: string): GridHandle | undefined {
  if (name !== undefined) return handles.get(name)?.handle;
  return [...handles.values()].reverse().find((entry) => entry.shown())?.handle;
}
