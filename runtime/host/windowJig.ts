import type { Cell } from '../model/Row.ts';
import { type GridView, gridView } from './gridViews.ts';

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

let previewer: WindowJig['preview'] | undefined;

/** The playground offers itself; the answer withdraws it. */
export function offerPreview(preview: WindowJig['preview']): () => void {
  previewer = preview;
  return () => {
    if (previewer === preview) previewer = undefined;
  };
}

/** Puts `window.jig` in place. */
export function installWindowJig(): void {
  window.jig = {
    grid: gridView,
    preview: (request) =>
      previewer ? previewer(request) : Promise.reject(new Error('open /playground first')),
  };
}
