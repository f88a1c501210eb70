import { swapParts } from '../../../runtime/model/workflow/definition/editConfig.ts';
import { refuse } from '../../kit/EditAnswer.ts';
import { drawnFlow, lineOf } from '../draft/DrawnFlow.ts';
import type { FlowDraft } from '../draft/FlowDraft.ts';
import type { CommandAnswer } from './Command.ts';

/** Moves a line before (-1) or behind (1) its neighbour from the same node. Lines are tried in this order. */
export function moveLine(draft: FlowDraft, key: string, by: -1 | 1): CommandAnswer {
  const view = drawnFlow(draft);
  const line = lineOf(view, key);
  const beside = line && view.lines.filter(({ from }) => from === line.from);
  const other = line && beside?.[beside.indexOf(line) + by];
  if (!line || !other) return refuse(by < 0 ? 'flowDesigner.isFirst' : 'flowDesigner.isLast');
  const text = swapParts(draft.LineConfig, line.at, other.at);
  if (text === undefined) return refuse('flowDesigner.damagedText');
  return { ok: true, draft: { ...draft, LineConfig: text }, select: [key] };
}
