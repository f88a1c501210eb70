import type { LogicFlow } from '@logicflow/core';
import { type Box, boxAround } from './Box.ts';
import { createLogicFlow } from './createLogicFlow.ts';
import { drawingChanges } from './drawingChanges.ts';
import { type DrawnParts, drawnParts } from './drawnParts.ts';
import type { DrawnLine, DrawnNode } from './FlowCanvasProps.ts';
import { boxesOf, FlowLineModel, flowLine, type LineLook } from './FlowLineModel.ts';
import { flowNode, type NodeLook } from './FlowNodeModel.ts';
import { fitView, nearestZoom, reveal, type View } from './fitView.ts';
import { keepDots } from './keepDots.ts';
import { type DrawingEvents, listenToFlow } from './listenToFlow.ts';
import { nodeSize, type Size } from './nodeSize.ts';
import { OwnKeys } from './OwnKeys.ts';

/** Texts of a drawing in the user's language. */
export interface DrawingWords {
  tone(tone: DrawnNode['tone']): string;
  problems(count: number): string;
  readonly insert: string;
}

/** Content of the canvas. */
export interface Drawing {
  readonly nodes: readonly DrawnNode[];
  readonly lines: readonly DrawnLine[];
  readonly selected: string | undefined;
}

const boxOf = ({ type, left, top }: DrawnNode): Box => ({ left, top, ...nodeSize(type) });

/**
 * A LogicFlow canvas inside an element, controlled by its owner. `draw` applies what differs; `settle`
 * reverts user changes that the owner did not accept.
 */
export class FlowDrawing {
  readonly #flow: LogicFlow;
  readonly #words: DrawingWords;
  readonly #editing: boolean;
  readonly #nodeKeys = new OwnKeys('n');
  readonly #lineKeys = new OwnKeys('l');
  #drawn: DrawnParts = drawnParts([], []);
  #selected: string | undefined;
  /** Key of the node being dragged; its position is not corrected meanwhile. */
  #dragged: string | undefined;
  /** Id selected on the canvas itself, so no scrolling is needed to show it. */
  #pressed: string | undefined;
  #isUnseen = false;

  constructor(container: HTMLElement, editing: boolean, words: DrawingWords, events: DrawingEvents) {
    this.#flow = createLogicFlow(container, editing);
    this.#words = words;
    this.#editing = editing;
    keepDots(this.#flow);
    listenToFlow(this.#flow, {
      idOf: (key) => this.#nodeKeys.idOf(key) ?? this.#lineKeys.idOf(key),
      press: (id) => {
        this.#pressed = id;
        events.onSelect(id);
      },
      drag: (key) => {
        this.#dragged = key;
      },
      drop: (id, x, y) => this.#dropped(id, x, y, events),
      connect: events.onConnect,
      insert: events.onInsert,
      view: () => events.onView(this.view),
      resize: () => {
        if (this.#isUnseen) this.fit();
      },
    });
  }

  get view(): View {
    const { SCALE_X, TRANSLATE_X, TRANSLATE_Y } = this.#flow.getTransform();
    return { zoom: SCALE_X, x: TRANSLATE_X, y: TRANSLATE_Y };
  }

  get size(): Size {
    const { width, height } = this.#flow.graphModel;
    return { width, height };
  }

  /** Updates the canvas to match the drawing; changes only what differs. */
  draw({ nodes, lines, selected }: Drawing): void {
    const before = this.#drawn;
    const next = drawnParts(nodes, lines);
    this.#drawn = next;
    const graph = this.#flow.graphModel;
    const nodeChanges = drawingChanges(before.nodes, next.nodes);
    const lineChanges = drawingChanges(before.lines, next.lines);
    // A line with other ends is replaced by a new line.
    const rewired = lineChanges.changed.filter(({ id, from, to }) => {
      const line = before.lines.get(id);
      return line?.from !== from || line.to !== to;
    });
    for (const id of [...lineChanges.removed, ...rewired.map((line) => line.id)])
      graph.deleteEdgeById(this.#lineKeys.of(id));
    for (const id of nodeChanges.removed) graph.deleteNode(this.#nodeKeys.of(id));
    for (const node of nodeChanges.added) {
      const { left, top, width, height } = boxOf(node);
      const properties = { ...this.#nodeLook(node) };
      const place = { x: left + width / 2, y: top + height / 2 };
      graph.addNode({ id: this.#nodeKeys.of(node.id), type: flowNode, ...place, properties });
    }
    const { nodesMap } = graph;
    for (const node of nodeChanges.changed)
      nodesMap[this.#nodeKeys.of(node.id)]?.model.setProperties({ ...this.#nodeLook(node) });
    for (const line of [...lineChanges.added, ...rewired]) {
      graph.addEdge({
        id: this.#lineKeys.of(line.id),
        type: flowLine,
        sourceNodeId: this.#nodeKeys.of(line.from),
        targetNodeId: this.#nodeKeys.of(line.to),
        properties: { ...this.#lineLook(line) },
      });
    }
    const isMoved = this.#putBack();
    this.#lookAtLines(isMoved || nodeChanges.added.length + nodeChanges.removed.length > 0);
    // Fits a flow that was opened or pasted. A single first node stays where it was dropped.
    if (before.nodes.size === 0 && next.nodes.size > 1) this.fit();
    this.#select(selected);
  }

  /** Reverts changes the owner did not accept: a refused move or selection. */
  settle(): void {
    if (this.#putBack()) this.#lookAtLines(true);
    this.#select(this.#selected);
  }

  /** Zooms around a point of the element; default: its centre. */
  zoom(zoom: number, around?: { readonly x: number; readonly y: number }): void {
    const { zoom: now, x, y } = this.view;
    const { width, height } = this.size;
    const at = around ?? { x: width / 2, y: height / 2 };
    this.#flow.zoom(nearestZoom(zoom), [(at.x - x) / now, (at.y - y) / now]);
  }

  /** Fits the whole drawing into the element. */
  fit(): void {
    const around = boxAround([...this.#drawn.nodes.values()].map(boxOf));
    // A hidden element has no size; the fit then waits until it is shown.
    this.#isUnseen = this.size.width === 0 || this.size.height === 0;
    if (!around || this.#isUnseen) return;
    const { zoom, x, y } = fitView(around, this.size);
    this.#flow.zoom(zoom);
    const now = this.view;
    this.#flow.translate(x - now.x, y - now.y);
  }

  /** Converts a point of the window to the canvas; undefined: it is outside the visible part. */
  placeAt(clientX: number, clientY: number): { readonly x: number; readonly y: number } | undefined {
    const { domOverlayPosition, canvasOverlayPosition } = this.#flow.getPointByClient(clientX, clientY);
    const { width, height } = this.size;
    const { x, y } = domOverlayPosition;
    return x >= 0 && y >= 0 && x <= width && y <= height ? canvasOverlayPosition : undefined;
  }

  destroy(): void {
    this.#flow.destroy();
  }

  #dropped(id: string, x: number, y: number, events: DrawingEvents): void {
    this.#dragged = undefined;
    const node = this.#drawn.nodes.get(id);
    if (!node) return;
    const { width, height } = nodeSize(node.type);
    const left = Math.round(x - width / 2);
    const top = Math.round(y - height / 2);
    if (left !== node.left || top !== node.top) events.onMove([{ id, left, top }]);
    else this.settle();
  }

  /** Moves nodes back to the owner's positions; returns whether any had moved. */
  #putBack(): boolean {
    const graph = this.#flow.graphModel;
    const { nodesMap } = graph;
    let isMoved = false;
    for (const node of this.#drawn.nodes.values()) {
      const key = this.#nodeKeys.of(node.id);
      const model = nodesMap[key]?.model;
      if (!model || key === this.#dragged) continue;
      const { left, top, width, height } = boxOf(node);
      const x = left + width / 2;
      const y = top + height / 2;
      if (model.x === x && model.y === y) continue;
      graph.moveNode2Coordinate(key, x, y, true);
      isMoved = true;
    }
    return isMoved;
  }

  /** Updates the looks of lines. `anew` recomputes their routes too, because lines go around moved nodes. */
  #lookAtLines(anew: boolean): void {
    const graph = this.#flow.graphModel;
    const boxes = boxesOf(graph);
    const { edgesMap } = graph;
    for (const line of this.#drawn.lines.values()) {
      const model = edgesMap[this.#lineKeys.of(line.id)]?.model;
      if (!(model instanceof FlowLineModel)) continue;
      const look = this.#lineLook(line);
      const isTurned = model.look.bend !== look.bend || model.look.direction !== look.direction;
      if (!isSame(model.look, look)) model.setProperties({ ...look });
      if (anew || isTurned) model.updateWay(boxes);
    }
  }

  #select(selected: string | undefined): void {
    const isNew = selected !== this.#selected;
    this.#selected = selected;
    const graph = this.#flow.graphModel;
    const node = selected === undefined ? undefined : this.#drawn.nodes.get(selected);
    const key =
      selected === undefined ? '' : node ? this.#nodeKeys.of(selected) : this.#lineKeys.of(selected);
    const chosen = graph.selectElements;
    if (!(chosen.size === (graph.getElement(key) ? 1 : 0) && (chosen.size === 0 || chosen.has(key)))) {
      graph.clearSelectElements();
      if (graph.getElement(key)) graph.selectElementById(key);
    }
    if (isNew && node && selected !== this.#pressed) {
      const { dx, dy } = reveal(boxOf(node), this.view, this.size);
      if (dx !== 0 || dy !== 0) this.#flow.translate(dx, dy);
    }
    this.#pressed = undefined;
  }

  #nodeLook({ type, name, who, tone, problems }: DrawnNode): NodeLook {
    const word = tone === 'plain' ? '' : this.#words.tone(tone);
    const problemsText = problems === 0 ? '' : this.#words.problems(problems);
    return { type, name, who, tone, word, problems, problemsText };
  }

  #lineLook(line: DrawnLine): LineLook {
    const { label, condition, taken, problems } = line;
    return {
      label,
      condition,
      taken,
      problems,
      problemsText: problems === 0 ? '' : this.#words.problems(problems),
      bend: this.#drawn.bendOf(line),
      direction: this.#drawn.direction,
      insert: this.#editing ? this.#words.insert : '',
    };
  }
}

const isSame = (a: LineLook, b: LineLook): boolean =>
  a.label === b.label &&
  a.condition === b.condition &&
  a.taken === b.taken &&
  a.problems === b.problems &&
  a.bend === b.bend &&
  a.direction === b.direction &&
  a.insert === b.insert;
