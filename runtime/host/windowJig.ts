import type { Severity } from '../model/schema/Issue.ts';
import type { Cell } from '../model/schema/Row.ts';
import { type GridHandle, gridHandle } from './gridHandles.ts';

/** A request to show a schema in the playground. */
export interface PreviewRequest {
  readonly kind: string;
  readonly schema: unknown;
  readonly uiSchema?: unknown;
  readonly data?: Cell;
}

/** One issue of a previewed schema and its position in the text; line and column start at 1. */
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

/** Result of a preview, returned once it is on screen. */
export interface PreviewResult {
  /** False when nothing could be rendered; the issues contain the reasons. */
  readonly drawn: boolean;
  readonly issues: readonly PreviewIssue[];
}

/** `window.jig`: the entry points for tools and tests. */
export interface WindowJig {
  /** The grid of this name, or the visible one. Undefined when there is none. */
  grid(name?: string): GridHandle | undefined;
  /**
   * Shows a schema on `/playground`; navigates there without a reload. `schema` and `uiSchema` are JSON
   * values or their text. Waits until the user is signed in.
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

/** Path of the playground. */
const playground = '/playground';

/** Registers the playground's preview function. Returns the function that removes it. */
export function offerPreview(preview: WindowJig['preview']): () => void {
  previewer = preview;
  for (const take of waiting) take(preview);
  waiting = [];
  return () => {
    if (previewer === preview) previewer = undefined;
  };
}

/** Registers the router's navigation function. Returns the function that removes it. */
export function offerNavigation(go: (path: string) => void): () => void {
  navigate = go;
  return () => {
    if (navigate === go) navigate = undefined;
  };
}

/** Defines `window.jig`. */
export function installWindowJig(): void {
  window.jig = {
    grid: gridHandle,
    preview: async (request) => {
      navigate?.(playground);
      const preview = previewer ?? (await new Promise<Preview>((take) => waiting.push(take)));
      return preview(request);
    },
  };
}
