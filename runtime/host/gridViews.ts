/** Position and size of a cell, in CSS pixels of the page. */
export interface CellBounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Read-only view of a grid for dialogs, tests and tools: `window.jig.grid(name?)`. */
export interface GridView {
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

const views = new Map<string, { readonly view: GridView; readonly shown: () => boolean }>();

/**
 * Registers a grid while it is mounted. For equal names the last mounted grid counts. Returns the function
 * that removes it.
 */
export function registerGrid(name: string, view: GridView, shown: () => boolean): () => void {
  const entry = { view, shown };
  views.delete(name);
  views.set(name, entry);
  return () => {
    if (views.get(name) === entry) views.delete(name);
  };
}

/** The grid of that name; without a name the visible grid mounted last (the one in the topmost dialog). */
export function gridView(name?: string): GridView | undefined {
  if (name !== undefined) return views.get(name)?.view;
  return [...views.values()].reverse().find((entry) => entry.shown())?.view;
}
