import type { App } from '../../../runtime/host/AppContext.ts';
import type { DraftLine } from '../draft/DrawnFlow.ts';
import type { FlowDesignerStore } from '../store/FlowDesignerStore.ts';
import { outlineOf } from './outlineOf.ts';
import { lineWords, nodeWords, type PartWords } from './outlineWords.ts';

/**
 * One entry of the tree: a node, or below it one of its lines. Lines without a source node are listed beside
 * the nodes.
 */
export interface OutlineItem {
  readonly key: string;
  readonly level: 1 | 2;
  readonly words: PartWords;
  /** Index among its siblings, from 0. */
  readonly at: number;
  /** Number of siblings, itself included. */
  readonly of: number;
}

/** Entries of the tree, in reading order. Reads observables. */
export function outlineItems(app: App, store: FlowDesignerStore): readonly OutlineItem[] {
  const { nodes, loose } = outlineOf(store.view);
  const linesOn = (level: 1 | 2, lines: readonly DraftLine[]): readonly OutlineItem[] =>
    lines.map((line, at) => ({
      key: line.key,
      level,
      words: lineWords(app, store, line),
      at,
      of: lines.length,
    }));
  return [
    ...nodes.flatMap(({ node, lines }, at): readonly OutlineItem[] => [
      { key: node.key, level: 1, words: nodeWords(app, store, node, lines.length), at, of: nodes.length },
      ...linesOn(2, lines),
    ]),
    ...linesOn(1, loose),
  ];
}

/** Entry that a navigation key moves to; undefined: it does not move. */
export const outlineWalks: Readonly<
  Record<string, (items: readonly OutlineItem[], at: number) => OutlineItem | undefined>
> = {
  ArrowDown: (items, at) => items[at + 1],
  ArrowUp: (items, at) => items[at - 1],
  Home: (items) => items[0],
  End: (items) => items.at(-1),
  ArrowRight: (items, at) => (items[at + 1]?.level === 2 ? items[at + 1] : undefined),
  ArrowLeft: (items, at) =>
    items[at]?.level === 2 ? items.slice(0, at).findLast(({ level }) => level === 1) : undefined,
};
