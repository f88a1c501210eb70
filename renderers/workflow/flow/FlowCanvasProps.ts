import type { NodeType } from '../../../runtime/model/workflow/definition/FlowNode.ts';

/** State of a node for a document; `plain` in the editor. */
export type NodeTone = 'plain' | 'progress' | 'passed' | 'rejected' | 'pending';

/** A node as the canvas shows it. */
export interface DrawnNode {
  readonly id: string;
  readonly type: NodeType;
  readonly name: string;
  /** Names of the approvers; empty for none. */
  readonly who: string;
  /** Left edge in pixels of the unzoomed canvas; `top` likewise. */
  readonly left: number;
  readonly top: number;
  readonly tone: NodeTone;
  /** Number of problems that the engine's checks found in it. */
  readonly problems: number;
}

/** A line as the canvas shows it. */
export interface DrawnLine {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly label: string;
  /** Its condition in words; empty: the label is enough. */
  readonly condition: string;
  /** True if the document took this line. */
  readonly taken: boolean;
  readonly problems: number;
}

/** Edits requested by the user on the canvas. The owner of the drawing accepts or ignores them. */
export interface CanvasEvents {
  /** Selects a node or line; undefined: clears the selection. */
  onSelect(id: string | undefined): void;
  /** The user dragged and dropped nodes. */
  onMove(moved: readonly { readonly id: string; readonly left: number; readonly top: number }[]): void;
  onConnect(from: string, to: string): void;
  /** The user dropped a type from the palette; `place` undefined: outside the canvas. */
  onDrop(type: NodeType, place: { readonly left: number; readonly top: number } | undefined): void;
  /** The user pressed the "+" of a line. */
  onInsert(lineId: string): void;
}

/** The complete drawing on every render. The canvas itself keeps only zoom and scroll position. */
export interface FlowCanvasProps {
  readonly nodes: readonly DrawnNode[];
  readonly lines: readonly DrawnLine[];
  readonly selected: string | undefined;
  /** Absent: the drawing is read-only. */
  readonly editing?: CanvasEvents;
  /** The user selected a node or line of a read-only drawing; undefined: cleared the selection. */
  onSelect(id: string | undefined): void;
}
