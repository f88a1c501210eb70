/** Functions `/bench/flow.html` offers to the benchmark. */
export interface BenchFlow {
  readonly name: string;
  /** Draws this number of nodes, each connected to the next. Resolves once they are drawn. */
  mount(nodes: number): Promise<void>;
  /** Centre of the node to drag, in pixels of the window. */
  grip(): { readonly x: number; readonly y: number };
}

declare global {
  interface Window {
    __flow?: BenchFlow;
  }
}

/** A node of the measured flow. */
export interface BenchNode {
  readonly id: string;
  readonly name: string;
  readonly left: number;
  readonly top: number;
}

const columns = 20;

/** Rows of twenty nodes, connected in order. Ten rows are all visible at the lowest zoom. */
export const benchNodes = (count: number): readonly BenchNode[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `n${at}`,
    name: `审批节点${at + 1}`,
    left: (at % columns) * 220,
    top: Math.floor(at / columns) * 150,
  }));

/** Lines from each node to the next. */
export const benchLines = (count: number): readonly { readonly from: string; readonly to: string }[] =>
  Array.from({ length: count - 1 }, (_, at) => ({ from: `n${at}`, to: `n${at + 1}` }));

/** The element that both implementations draw in. */
export function flowHost(): HTMLElement {
  const host = document.getElementById('flow');
  if (!host) throw new Error('flow bench: no #flow');
  return host;
}

/** Resolves when the last change is on screen. */
export const twoFrames = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
