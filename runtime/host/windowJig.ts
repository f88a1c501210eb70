import type { Cell } from '../model/Row.ts';

/** What tests and tools see of a visible grid (contract section 4); read-only. */
export interface GridView {
  readonly columns: readonly { readonly field: string; readonly title: string }[];
  readonly rowCount: number;
  cell(row: number, field: string): string | undefined;
  bounds(row: number, field: string): { x: number; y: number; width: number; height: number } | undefined;
}

/** What the playground takes (contract section 4). */
export interface PreviewRequest {
  readonly kind: string;
  readonly schema: unknown;
  readonly uiSchema?: unknown;
  readonly data?: Cell;
}

/** `window.jig`: the entry points for tools and tests. */
export interface WindowJig {
  /** The grid of this name, or the visible one; undefined while there is none. */
  grid(name?: string): GridView | undefined;
  /** Shows a schema on `/playground`; refused elsewhere. */
  preview(request: PreviewRequest): Promise<unknown>;
}

declare global {
  interface Window {
    jig?: WindowJig;
  }
}

interface Shown {
  readonly view: GridView;
  readonly element: HTMLElement;
}

const grids = new Map<string, Shown>();
let previewer: WindowJig['preview'] | undefined;

/** A grid came on the page; the answer takes it off again. */
export function showGrid(name: string, view: GridView, element: HTMLElement): () => void {
  const shown = { view, element };
  grids.set(name, shown);
  return () => {
    // A later grid of the same name may have taken the place already.
    if (grids.get(name) === shown) grids.delete(name);
  };
}

/** The playground offers itself; the answer withdraws it. */
export function offerPreview(preview: WindowJig['preview']): () => void {
  previewer = preview;
  return () => {
    if (previewer === preview) previewer = undefined;
  };
}

const isVisible = ({ element }: Shown): boolean => element.isConnected && element.getClientRects().length > 0;

/** Puts `window.jig` in place. */
export function installWindowJig(): void {
  window.jig = {
    grid: (name) => {
      if (name !== undefined) return grids.get(name)?.view;
      // The grid in front is the one that came last among the visible ones (a picker over a list).
      return [...grids.values()].filter(isVisible).at(-1)?.view;
    },
    preview: (request) => (previewer ? previewer(request) : Promise.reject(new Error('open /playground first'))),
  };
}
