import { type BaseNodeModel, type GraphModel, PolylineEdgeModel } from '@logicflow/core';
import type { Box, Point } from './Box.ts';
import { pathOf } from './linePath.ts';
import { type Bend, type Direction, route } from './route.ts';

/** What a line on the canvas shows. */
export interface LineLook {
  readonly label: string;
  /** Below the label; empty: nothing. */
  readonly condition: string;
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

/** Where nodes are, by LogicFlow's id. */
export type NodeBoxes = ReadonlyMap<string, Box>;

/** Where all nodes of a drawing are. */
export const boxesOf = ({ nodes }: Pick<GraphModel, 'nodes'>): NodeBoxes =>
  new Map(nodes.map((node) => [node.id, boxOf(node)]));

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
    this.updateWay(boxesOf(this.graphModel));
  }

  /** Finds its way among nodes where they are now; `boxes` is made once for many lines. */
  updateWay(boxes: NodeBoxes): void {
    // By id: LogicFlow's own `sourceNode` goes through all nodes each time.
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
    // What is drawn, and what tells LogicFlow to draw it: a list of points would be watched point by point.
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
