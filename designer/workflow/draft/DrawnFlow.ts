import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { NodeType } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import { isNothing, own, type RawObject } from '../../../runtime/model/workflow/definition/rawObject.ts';
import { type RawPart, readConfig } from '../../../runtime/model/workflow/definition/readConfig.ts';
import { nodeTypeOf } from '../../../runtime/model/workflow/definition/readNode.ts';
import type { Column, FlowDraft } from './FlowDraft.ts';
import { step } from './places.ts';

interface DraftPart {
  readonly column: Column;
  /** Index in the text, as in edits and in paths of issues. */
  readonly at: number;
  /** Unique in the drawing; does not change when other parts are edited. */
  readonly key: string;
  readonly raw: RawObject;
}

/** A node as the canvas shows it, even if its data is damaged. */
export interface DraftNode extends DraftPart {
  readonly column: 'NodeConfig';
  readonly id: string;
  readonly name: string;
  readonly type: NodeType;
  readonly left: number;
  readonly top: number;
}

/** A line; `from` and `to` are ids, possibly of missing nodes. */
export interface DraftLine extends DraftPart {
  readonly column: 'LineConfig';
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

/** The parts of a draft that can be drawn. */
export interface DrawnFlow {
  readonly nodes: readonly DraftNode[];
  readonly lines: readonly DraftLine[];
  /** Issues of the texts that could not be read. */
  readonly issues: readonly Issue[];
  readonly byKey: ReadonlyMap<string, DraftNode | DraftLine>;
  /** The first node of every id; lines refer to that one. */
  readonly byId: ReadonlyMap<string, DraftNode>;
}

const drawn = new WeakMap<FlowDraft, DrawnFlow>();

/** Reads a draft; cached per draft object. */
export function drawnFlow(draft: FlowDraft): DrawnFlow {
  const known = drawn.get(draft);
  if (known) return known;
  const made = read(draft);
  drawn.set(draft, made);
  return made;
}

/** Node with this key; undefined: no such part, or it is a line. */
export function nodeOf(flow: DrawnFlow, key: string | undefined): DraftNode | undefined {
  const part = key === undefined ? undefined : flow.byKey.get(key);
  return part?.column === 'NodeConfig' ? part : undefined;
}

/** Line with this key; undefined: no such part, or it is a node. */
export function lineOf(flow: DrawnFlow, key: string | undefined): DraftLine | undefined {
  const part = key === undefined ? undefined : flow.byKey.get(key);
  return part?.column === 'LineConfig' ? part : undefined;
}

/** The part that contains the path of an issue (`/NodeConfig/2/userId`). */
export function partAt(flow: DrawnFlow, path: string): DraftNode | DraftLine | undefined {
  const [, column, at] = path.split('/');
  if (column === undefined || at === undefined || at === '') return undefined;
  const parts = column === 'NodeConfig' ? flow.nodes : column === 'LineConfig' ? flow.lines : [];
  return parts.find((part) => part.at === Number(at));
}

function read(draft: FlowDraft): DrawnFlow {
  const nodeTexts = readConfig('NodeConfig', draft.NodeConfig);
  const lineTexts = readConfig('LineConfig', draft.LineConfig);
  const keys = new Set<string>();
  const nodes = nodeTexts.parts.map((part, order) => nodeFrom(part, order, keys));
  const lines = lineTexts.parts.map((part) => lineFrom(part, keys));
  const byId = new Map<string, DraftNode>();
  for (const node of nodes) if (node.id !== '' && !byId.has(node.id)) byId.set(node.id, node);
  return {
    nodes,
    lines,
    issues: [...nodeTexts.issues, ...lineTexts.issues],
    byKey: new Map([...nodes, ...lines].map((part) => [part.key, part])),
    byId,
  };
}

function nodeFrom({ raw, path }: RawPart, order: number, keys: Set<string>): DraftNode {
  const id = textOf(raw, 'id');
  return {
    column: 'NodeConfig',
    at: indexOf(path),
    key: keyOf(id, path, keys),
    raw,
    id,
    name: textOf(raw, 'name'),
    type: nodeTypeOf(raw),
    left: pixelsOf(raw, 'left') ?? step.left,
    top: pixelsOf(raw, 'top') ?? step.top + order * step.down,
  };
}

function lineFrom({ raw, path }: RawPart, keys: Set<string>): DraftLine {
  const from = textOf(raw, 'from');
  const to = textOf(raw, 'to');
  return {
    column: 'LineConfig',
    at: indexOf(path),
    key: keyOf(`${from}>${to}`, path, keys),
    raw,
    from,
    to,
    label: textOf(raw, 'label'),
  };
}

/** Key of a part: its name, or its path if the name is empty or taken. */
function keyOf(name: string, path: string, keys: Set<string>): string {
  const key = name === '' || name === '>' || keys.has(name) ? path : name;
  keys.add(key);
  return key;
}

const indexOf = (path: string): number => Number(path.slice(path.lastIndexOf('/') + 1));

function textOf(raw: RawObject, key: string): string {
  const value = own(raw, key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * Reads `320px`, `320` or a number. Undefined when missing, not a number, or too far away to scroll to
 * (100,000 pixels).
 */
function pixelsOf(raw: RawObject, key: string): number | undefined {
  const value = own(raw, key);
  if (isNothing(value)) return undefined;
  const pixels = typeof value === 'number' ? value : Number.parseFloat(String(value));
  return Number.isFinite(pixels) && Math.abs(pixels) < 100_000 ? Math.round(pixels) : undefined;
}
