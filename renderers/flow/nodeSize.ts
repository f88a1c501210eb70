import type { NodeType } from '../../runtime/model/workflow/definition/FlowNode.ts';

/** Width and height in pixels of the unzoomed canvas. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** All are equally wide: nodes under each other with the same `left` are joined by a straight line. */
const width = 176;

/** How large a node of a kind is drawn. */
export const nodeSize = (type: NodeType): Size => ({ width, height: type === 'node' ? 64 : 44 });
