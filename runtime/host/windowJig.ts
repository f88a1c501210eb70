import type { Severity } from '../model/schema/Issue.ts';
import type { Cell } from '../model/schema/Row.ts';
import { type GridView, gridView } from './gridViews.ts';

/** What the playground takes. */
export interface PreviewRequest {
  readonly kind: string;
  readonly schema: unknown;
  readonly uiSchema?: unknown;
  readonly data?: Cell;
}

/** One mistake of a previewed schema and its place in the text (both counted from 1). */
export interface PreviewIssue {
  /** `schema`, `uiSchema` or `data`. */
  readonly part: string;
  /** JSON pointer inside the part. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly severity: Severity;
  readonly message: string;
}

/** What became of a preview: answered once it is on screen. */
export interface PreviewResult {
  /** False: nothing could be drawn, the issues say why. */
  readonly drawn: boolean;
  readonly issues: readonly PreviewIssue[];
}

/** `window.jig`: the entry points for tools and tests. */
export interface WindowJig {
  /** The grid of this name, or the visible one; undefined while there is none. */
  grid(name?: string): GridView | undefined;
  /**
   * Shows a schema on `/playground`, going there without a reload from any other page. `schema` and `uiSchema` are JSON
   * values or their text. Not signed in: it waits for the sign-in.
   */
  preview(request: PreviewRequest): Promise<PreviewResult>;
}

declare global {
  interface Window {
    jig?: WindowJig;
  }
}

type Preview = WindowJig['preview'];
let previewer: Preview | undefined;
let waiting: ((preview: Preview) => void)[] = [];
let navigate: ((path: string) => void) | undefined;

/** Where the playground stands. */
const playground = '/playground';

/** The playground offers itself; the answer withdraws it. */
export function offerPreview(preview: WindowJig['preview']): () => void {
  previewer = preview;
  for (const take of waiting) take(preview);
  waiting = [];
  return () => {
    if (previewer === preview) previewer = undefined;
  };
}

/** The router offers to go to a path of the application; the answer withdraws it. */
export function offerNavigation(go: (path: string) => void): () => void {
  navigate = go;
  return () => {
    if (navigate === go) navigate = undefined;
  };
}

/** Puts `window.jig` in place. */
export function installWindowJig(): void {
  window.jig = {
    grid: gridView,
    preview: async (request) => {
      navigate?.(playground);
      const preview = previewer ?? (await new Promise<Preview>((take) => waiting.push(take)));
      return preview(request);
    },
  };
}
