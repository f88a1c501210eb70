import type { NodeType } from '../../../runtime/model/workflow/definition/FlowNode.ts';

/** Width and height in pixels of the unzoomed canvas. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** All nodes have one width. Nodes with the same `left` thus connect by a straight line. */
const width = 176;

/** Size of a node of this type. */
export const nodeSize = (type: NodeType): Size => ({ width, height: type === 'node' ? 64 : 44 });
