import { type BaseNodeModel, type GraphModel, PolylineEdgeModel } from '@logicflow/core';
import type { Box, Point } from './Box.ts';
import { pathOf } from './linePath.ts';
import { type Bend, type Direction, route } from './route.ts';

/** Content of a line on the canvas. */
export interface LineLook {
  readonly label: string;
  /** Shown below the label; empty: nothing. */
  readonly condition: string;
  readonly taken: boolean;
  readonly problems: number;
  readonly problemsText: string;
  readonly bend: Bend;
  readonly direction: Direction;
  /** Accessible name of its "+"; empty: no "+". */
  readonly insert: string;
}

/** LogicFlow type of our lines. */
export const flowLine = 'jig-line';

/** Boxes of nodes by LogicFlow id. */
export type NodeBoxes = ReadonlyMap<string, Box>;

/** Boxes of all nodes of a drawing. */
export const boxesOf = ({ nodes }: Pick<GraphModel, 'nodes'>): NodeBoxes =>
  new Map(nodes.map((node) => [node.id, boxOf(node)]));

const boxOf = ({ x, y, width, height }: BaseNodeModel): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  width,
  height,
});

/** LogicFlow model of a line. `route` computes its path, again whenever one of its ends moves. */
export class FlowLineModel extends PolylineEdgeModel {
  /** Position of the label; changes with `points`. */
  declare labelAt: Point;
  /** Corners of the path; change with `points`. */
  declare way: readonly Point[];

  get look(): LineLook {
    return this.properties as unknown as LineLook;
  }

  override setAttributes(): void {
    this.text.editable = false;
    this.draggable = false;
  }

  /** Its ends are part of its path. */
  override setAnchors(): void {
    this.updatePoints();
  }

  override initPoints(): void {
    this.updatePoints();
  }

  override updatePoints(): void {
    this.updateWay(boxesOf(this.graphModel));
  }

  /** Recomputes the path around the current nodes; `boxes` is computed once for many lines. */
  updateWay(boxes: NodeBoxes): void {
    // Looks up by id, because LogicFlow's `sourceNode` searches all nodes each time.
    const from = boxes.get(this.sourceNodeId);
    const to = boxes.get(this.targetNodeId);
    if (!from || !to) return;
    const { bend, direction } = this.look;
    const others: Box[] = [];
    for (const box of boxes.values()) if (box !== from && box !== to) others.push(box);
    const { points, label } = route(from, to, { bend, direction, others });
    const path = pathOf(points);
    if (path === this.points) return;
    this.labelAt = label;
    this.way = points;
    this.startPoint = { ...(points[0] ?? label) };
    this.endPoint = { ...(points.at(-1) ?? label) };
    // LogicFlow renders when this string changes; a list would be observed point by point.
    this.points = path;
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
