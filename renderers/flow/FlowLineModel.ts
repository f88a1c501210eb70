import { type BaseNodeModel, PolylineEdgeModel } from '@logicflow/core';
import type { Box, Point } from './Box.ts';
import { pathOf } from './linePath.ts';
import { type Bend, type Direction, route } from './route.ts';

/** What a line on the canvas shows. */
export interface LineLook {
  readonly label: string;
  readonly taken: boolean;
  readonly problems: number;
  readonly problemsText: string;
  readonly bend: Bend;
  readonly direction: Direction;
  /** The name of its "+"; empty: there is none. */
  readonly insert: string;
}

/** Kind of our lines in LogicFlow. */
export const flowLine = 'jig-line';

const boxOf = ({ x, y, width, height }: BaseNodeModel): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  width,
  height,
});

/** A line as LogicFlow keeps it: its way is ours (`route`), found anew when one of its ends moves. */
export class FlowLineModel extends PolylineEdgeModel {
  /** Where its label stands; changes with `points`. */
  declare labelAt: Point;
  /** Its corners; changes with `points`. */
  declare way: readonly Point[];

  get look(): LineLook {
    return this.properties as unknown as LineLook;
  }

  override setAttributes(): void {
    this.text.editable = false;
    this.draggable = false;
  }

  /** Its ends follow from its way. */
  override setAnchors(): void {
    this.updatePoints();
  }

  override initPoints(): void {
    this.updatePoints();
  }

  override updatePoints(): void {
    const { sourceNode, targetNode } = this;
    if (!sourceNode || !targetNode) return;
    const { bend, direction } = this.look;
    const others = this.graphModel.nodes.filter((node) => node !== sourceNode && node !== targetNode);
    const { points, label } = route(boxOf(sourceNode), boxOf(targetNode), {
      bend,
      direction,
      others: others.map(boxOf),
    });
    this.labelAt = label;
    this.way = points;
    this.startPoint = { ...(points[0] ?? label) };
    this.endPoint = { ...(points.at(-1) ?? label) };
    // What is drawn, and what tells LogicFlow to draw it: a list of points would be watched point by point.
    this.points = pathOf(points);
  }

  override getTextPosition(): Point {
    return this.labelAt;
  }

  override moveStartPoint(): void {
    this.updatePoints();
  }

  override moveEndPoint(): void {
    this.updatePoints();
  }
}
