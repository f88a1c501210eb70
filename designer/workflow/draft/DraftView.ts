import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { NodeType } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import { isNothing, own, type RawObject } from '../../../runtime/model/workflow/definition/rawObject.ts';
import { type RawPart, readConfig } from '../../../runtime/model/workflow/definition/readConfig.ts';
import { nodeTypeOf } from '../../../runtime/model/workflow/definition/readNode.ts';
import type { Column, FlowDraft } from './FlowDraft.ts';
import { step } from './places.ts';

interface DraftPart {
  readonly column: Column;
  /** Its number in the text, as edits and paths of issues count. */
  readonly at: number;
  /** Unique in the drawing, and the same after edits of other parts. */
  readonly key: string;
  readonly raw: RawObject;
}

/** A node as the drawing shows it, whatever is wrong with it. */
export interface DraftNode extends DraftPart {
  readonly column: 'NodeConfig';
  readonly id: string;
  readonly name: string;
  readonly type: NodeType;
  readonly left: number;
  readonly top: number;
}

/** A line; `from` and `to` are ids, which may name nothing. */
export interface DraftLine extends DraftPart {
  readonly column: 'LineConfig';
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

/** What of a draft can be drawn. */
export interface DraftView {
  readonly nodes: readonly DraftNode[];
  readonly lines: readonly DraftLine[];
  /** What of the texts could not be read. */
  readonly issues: readonly Issue[];
  readonly byKey: ReadonlyMap<string, DraftNode | DraftLine>;
  /** The first node of every id: lines mean that one. */
  readonly byId: ReadonlyMap<string, DraftNode>;
}

const views = new WeakMap<FlowDraft, DraftView>();

/** Reads a draft, once each. */
export function viewOf(draft: FlowDraft): DraftView {
  const known = views.get(draft);
  if (known) return known;
  const made = read(draft);
  views.set(draft, made);
  return made;
}

/** The node of this key; undefined: there is none, or it is a line. */
export function nodeOf(view: DraftView, key: string | undefined): DraftNode | undefined {
  const part = key === undefined ? undefined : view.byKey.get(key);
  return part?.column === 'NodeConfig' ? part : undefined;
}

/** The line of this key; undefined: there is none, or it is a node. */
export function lineOf(view: DraftView, key: string | undefined): DraftLine | undefined {
  const part = key === undefined ? undefined : view.byKey.get(key);
  return part?.column === 'LineConfig' ? part : undefined;
}

/** The part a path of an issue (`/NodeConfig/2/userId`) lies in. */
export function partAt(view: DraftView, path: string): DraftNode | DraftLine | undefined {
  const [, column, at] = path.split('/');
  if (column === undefined || at === undefined || at === '') return undefined;
  const parts = column === 'NodeConfig' ? view.nodes : column === 'LineConfig' ? view.lines : [];
  return parts.find((part) => part.at === Number(at));
}

function read(draft: FlowDraft): DraftView {
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

/** By what it is called; a second of that name, and one without a name, by its place. */
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

/** `320px`, `320` or a number; places nobody could scroll to are none. */
function pixelsOf(raw: RawObject, key: string): number | undefined {
  const value = own(raw, key);
  if (isNothing(value)) return undefined;
  const pixels = typeof value === 'number' ? value : Number.parseFloat(String(value));
  return Number.isFinite(pixels) && Math.abs(pixels) < 100_000 ? Math.round(pixels) : undefined;
}
