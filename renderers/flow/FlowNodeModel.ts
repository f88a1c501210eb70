import { RectNodeModel } from '@logicflow/core';
import type { NodeType } from '../../runtime/model/workflow/definition/FlowNode.ts';
import type { NodeTone } from './FlowCanvasProps.ts';
import { nodeSize } from './nodeSize.ts';

/** Content of a node on the canvas; `word` is the tone for assistive technology. */
export interface NodeLook {
  readonly type: NodeType;
  readonly name: string;
  readonly who: string;
  readonly tone: NodeTone;
  readonly word: string;
  readonly problems: number;
  readonly problemsText: string;
}

/** Kind of our nodes in LogicFlow. */
export const flowNode = 'jig-node';

/** A node as LogicFlow keeps it: its size follows its kind, its look stands in `properties`. */
export class FlowNodeModel extends RectNodeModel {
  #keepsDots = false;

  get look(): NodeLook {
    return this.properties as unknown as NodeLook;
  }

  override setAttributes(): void {
    const { width, height } = nodeSize(this.look.type);
    this.width = width;
    this.height = height;
    this.radius = height / 2;
    // The order in which nodes were drawn stays: a click must not sort two hundred of them anew.
    this.autoToFront = false;
    this.text.editable = false;
  }

  /** Whether its dots stay, wherever the pointer is; afterwards they are there again while it is over the node. */
  keepDots(stay: boolean): void {
    this.#keepsDots = stay;
    this.setIsShowAnchor(this.isHovered);
  }

  override setIsShowAnchor(show = true): void {
    super.setIsShowAnchor(show || this.#keepsDots);
  }
}
