import type { LogicFlow } from '@logicflow/core';
import type { View } from './fitView.ts';
import { insertPressed } from './flowEvents.ts';

/** User actions on a drawing, with the owner's ids. */
export interface DrawingEvents {
  onSelect(id: string | undefined): void;
  onMove(moved: readonly { readonly id: string; readonly left: number; readonly top: number }[]): void;
  onConnect(from: string, to: string): void;
  onInsert(lineId: string): void;
  onView(view: View): void;
}

/** Receives translated events of LogicFlow. Keys are LogicFlow's ids, ids are the owner's. */
interface Listener {
  idOf(key: string): string | undefined;
  press(id: string | undefined): void;
  drag(key: string): void;
  /** Drops a node; `x` and `y` are its new centre. */
  drop(id: string, x: number, y: number): void;
  connect(from: string, to: string): void;
  insert(lineId: string): void;
  view(): void;
  resize(): void;
}

/**
 * Translates events of LogicFlow. Deletes lines that LogicFlow created, because the owner decides which lines
 * exist.
 */
export function listenToFlow(flow: LogicFlow, listener: Listener): void {
  flow.on('node:click', ({ data }) => listener.press(listener.idOf(data.id)));
  flow.on('edge:click', ({ data }) => listener.press(listener.idOf(data.id)));
  flow.on('blank:click', () => listener.press(undefined));
  flow.on('node:dragstart', ({ data }) => listener.drag(data.id));
  flow.on('node:drop', ({ data }) => {
    const id = listener.idOf(data.id);
    if (id !== undefined) listener.drop(id, data.x, data.y);
  });
  flow.on('anchor:drop', ({ nodeModel, edgeModel }) => {
    if (!edgeModel) return;
    const from = listener.idOf(nodeModel.id);
    const to = listener.idOf(edgeModel.targetNodeId);
    flow.graphModel.deleteEdgeById(edgeModel.id);
    if (from !== undefined && to !== undefined) listener.connect(from, to);
  });
  flow.on(insertPressed, ({ id }: { id: string }) => {
    const line = listener.idOf(id);
    if (line !== undefined) listener.insert(line);
  });
  flow.on('graph:transform', () => listener.view());
  flow.on('graph:resize', () => listener.resize());
}
