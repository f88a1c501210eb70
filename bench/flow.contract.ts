/** Functions `/bench/flow.html` offers to the benchmark. */
export interface BenchFlow {
  readonly name: string;
  /** Draws a flow of so many nodes, each joined with the next, and resolves when it is drawn. */
  mount(nodes: number): Promise<void>;
  /** The middle of the node that is dragged, in pixels of the window. */
  grip(): { readonly x: number; readonly y: number };
}

declare global {
  interface Window {
    __flow?: BenchFlow;
  }
}

/** A node and a line of the bench. */
export interface BenchNode {
  readonly id: string;
  readonly name: string;
  readonly left: number;
  readonly top: number;
}

const columns = 20;

/** Ten rows of twenty nodes that can all be seen at the least zoom, joined one after the other. */
export const benchNodes = (count: number): readonly BenchNode[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `n${at}`,
    name: `审批节点${at + 1}`,
    left: (at % columns) * 220,
    top: Math.floor(at / columns) * 150,
  }));

/** The line from each node to the next. */
export const benchLines = (count: number): readonly { readonly from: string; readonly to: string }[] =>
  Array.from({ length: count - 1 }, (_, at) => ({ from: `n${at}`, to: `n${at + 1}` }));

/** The element both draw in. */
export function flowHost(): HTMLElement {
  const host = document.getElementById('flow');
  if (!host) throw new Error('flow bench: no #flow');
  return host;
}

/** Resolves when what was last asked for is on the screen. */
export const twoFrames = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
