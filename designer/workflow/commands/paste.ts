import { schemaIssue } from '../../../runtime/model/check/schemaIssue.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { own, type RawObject } from '../../../runtime/model/workflow/definition/rawObject.ts';
import { definitionLimits } from '../../../runtime/model/workflow/definition/readConfig.ts';
import { refuse } from '../../kit/EditAnswer.ts';
import { type DrawnFlow, drawnFlow } from '../draft/DrawnFlow.ts';
import type { FlowDraft } from '../draft/FlowDraft.ts';
import { freshId, uniqueName } from '../draft/newNode.ts';
import { type CommandAnswer, type DraftEdit, edited } from './Command.ts';
import { readPasted } from './readPasted.ts';

/** Offset of a pasted copy from its original, in pixels. */
const aside = 40;

/**
 * Pastes nodes and the lines between them from text of any kind. An empty flow takes them unchanged;
 * otherwise they get new ids and names, and a second start or end is skipped. `left` lists the skipped parts
 * with their paths.
 */
export function paste(draft: FlowDraft, text: string): CommandAnswer {
  const view = drawnFlow(draft);
  const pasted = readPasted(text);
  const left: Issue[] = [...pasted.issues];
  const isNew = view.nodes.length === 0 && view.lines.length === 0;
  const kept = pasted.nodes.filter((raw) => isNew || fits(raw, view, left));
  if (kept.length === 0 && !(isNew && pasted.lines.length > 0)) return refused(left);
  if (view.nodes.length + kept.length > definitionLimits.nodes)
    return refuse('flowDesigner.tooManyNodes', { n: definitionLimits.nodes });
  if (isNew) return asTheyAre(draft, { ...pasted, nodes: kept }, left);
  const ids = new Map<unknown, string>();
  const names = new Set(view.nodes.map(({ name }) => name));
  const nodes = kept.map((raw) => ownNode(raw, { view, ids, names }));
  const lines = pasted.lines.flatMap((raw) => {
    const from = ids.get(String(own(raw, 'from')));
    const to = ids.get(String(own(raw, 'to')));
    return from === undefined || to === undefined ? [] : [{ ...raw, from, to }];
  });
  const answer = edited(
    draft,
    [...added('NodeConfig', nodes), ...added('LineConfig', lines)],
    [...ids.values()],
  );
  return answer.ok && left.length > 0 ? { ...answer, left } : answer;
}

/** Takes over a whole definition. Ids stay, because running documents refer to them. */
function asTheyAre(
  draft: FlowDraft,
  { nodes, lines }: { readonly nodes: readonly RawObject[]; readonly lines: readonly RawObject[] },
  left: readonly Issue[],
): CommandAnswer {
  const parsed = drawnFlow(draft).issues;
  if (parsed.length > 0) return refuse('flowDesigner.damagedText');
  const now = { NodeConfig: JSON.stringify(nodes), LineConfig: JSON.stringify(lines) };
  return { ok: true, draft: now, select: [], ...(left.length > 0 ? { left } : {}) };
}

function ownNode(
  raw: RawObject,
  { view, ids, names }: { view: DrawnFlow; ids: Map<unknown, string>; names: Set<string> },
): RawObject {
  const made = new Set(ids.values());
  const id = freshId((taken) => view.byId.has(taken) || made.has(taken));
  // If an id occurs twice, lines refer to its first node.
  const before = String(own(raw, 'id'));
  ids.set(ids.has(before) ? raw : before, id);
  const wished = typeof raw.name === 'string' ? raw.name : '';
  const name = wished.trim() === '' ? wished : (uniqueName(wished, names) ?? wished);
  names.add(name);
  return { ...raw, id, name, ...moved(raw) };
}

function moved(raw: RawObject): RawObject {
  const place: Record<string, string> = {};
  for (const key of ['left', 'top']) {
    const pixels = Number.parseFloat(String(own(raw, key)));
    if (Number.isFinite(pixels)) place[key] = `${Math.round(pixels) + aside}px`;
  }
  return place;
}

const only = { start: 'workflow.startTwice', end: 'workflow.endTwice' } as const;

function fits(raw: RawObject, view: DrawnFlow, left: Issue[]): boolean {
  const type = String(own(raw, 'type')).trim().toLowerCase();
  if (type !== 'start' && type !== 'end') return true;
  if (!view.nodes.some((node) => node.type === type)) return true;
  left.push(schemaIssue(only[type], '', {}, 'warning'));
  return false;
}

function refused(left: readonly Issue[]): CommandAnswer {
  const [first] = left;
  return refuse(
    (first?.rule ?? 'flowDesigner.pastedNothing') as 'flowDesigner.pastedNothing',
    first?.params ?? {},
  );
}

const added = (column: DraftEdit['column'], parts: readonly RawObject[]): readonly DraftEdit[] =>
  parts.map((add) => ({ column, add }));
