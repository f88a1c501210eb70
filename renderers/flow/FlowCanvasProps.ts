import type { NodeType } from '../../runtime/model/workflow/definition/FlowNode.ts';

/** State of a node for a document; `plain` in the editor. */
export type NodeTone = 'plain' | 'progress' | 'passed' | 'rejected' | 'pending';

/** A node as the canvas shows it. */
export interface DrawnNode {
  readonly id: string;
  readonly type: NodeType;
  readonly name: string;
  /** Text naming the approvers; empty for none. */
  readonly who: string;
  /** Of its upper left corner, in pixels of the unzoomed canvas. */
  readonly left: number;
  readonly top: number;
  readonly tone: NodeTone;
  /** How many problems the engine's checks found in it. */
  readonly problems: number;
}

/** A line as the canvas shows it. */
export interface DrawnLine {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly label: string;
  /** When it is taken, in words; empty: its label says enough. */
  readonly condition: string;
  /** The document took this way. */
  readonly taken: boolean;
  readonly problems: number;
}

/** Edits requested by the user on the canvas. The owner of the drawing accepts or ignores them. */
export interface CanvasEvents {
  /** A node or a line; undefined: the empty canvas. */
  onSelect(id: string | undefined): void;
  /** Nodes were dragged and let go. */
  onMove(moved: readonly { readonly id: string; readonly left: number; readonly top: number }[]): void;
  onConnect(from: string, to: string): void;
  /** A kind of the palette was dropped; undefined: outside the canvas. */
  onDrop(type: NodeType, place: { readonly left: number; readonly top: number } | undefined): void;
  /** The "+" of a line. */
  onInsert(lineId: string): void;
}

/** The drawing, given whole each time: the canvas owns nothing but zoom and scroll. */
export interface FlowCanvasProps {
  readonly nodes: readonly DrawnNode[];
  readonly lines: readonly DrawnLine[];
  readonly selected: string | undefined;
  /** Absent: the drawing is only looked at. */
  readonly editing?: CanvasEvents;
  /** A node or line of a drawing that is only looked at was chosen. */
  onSelect(id: string | undefined): void;
}
