import { refuse } from '../../kit/EditAnswer.ts';
import { drawnFlow } from '../draft/DrawnFlow.ts';
import type { FlowDraft } from '../draft/FlowDraft.ts';
import type { CommandAnswer } from './Command.ts';

/** Replaces damaged texts with their readable part, so that they can be edited. Sound texts stay unchanged. */
export function repair(draft: FlowDraft): CommandAnswer {
  const { nodes, lines, issues } = drawnFlow(draft);
  const isDamaged = (column: string) => issues.some(({ path }) => path.startsWith(`/${column}`));
  const written = (column: keyof FlowDraft, parts: readonly { readonly raw: unknown }[]) =>
    isDamaged(column) ? JSON.stringify(parts.map(({ raw }) => raw)) : draft[column];
  if (issues.length === 0) return refuse('flowDesigner.notDamaged');
  return {
    ok: true,
    draft: { NodeConfig: written('NodeConfig', nodes), LineConfig: written('LineConfig', lines) },
    select: [],
  };
}
