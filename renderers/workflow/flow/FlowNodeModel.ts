import { RectNodeModel } from '@logicflow/core';
import type { NodeType } from '../../../runtime/model/workflow/definition/FlowNode.ts';
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

/** LogicFlow type of our nodes. */
export const flowNode = 'jig-node';

/** LogicFlow model of a node. Its type determines its size; `properties` holds its look. */
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
    // Keeps the drawing order, so that a click does not sort two hundred nodes again.
    this.autoToFront = false;
    this.text.editable = false;
  }

  /**
   * Keeps the connection dots visible wherever the pointer is. Otherwise they show only while it is over the
   * node.
   */
  keepDots(stay: boolean): void {
    this.#keepsDots = stay;
    this.setIsShowAnchor(this.isHovered);
  }

  override setIsShowAnchor(show = true): void {
    super.setIsShowAnchor(show || this.#keepsDots);
  }
}
