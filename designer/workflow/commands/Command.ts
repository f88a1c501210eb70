import { type ConfigEdit, editConfig } from '../../../runtime/model/workflow/definition/editConfig.ts';
import { type EditAnswer, refuse } from '../../kit/EditAnswer.ts';
import type { Column, FlowDraft } from '../draft/FlowDraft.ts';

/** Result of a command on a flow. */
export type CommandAnswer = EditAnswer<FlowDraft>;

/** One edit of one of the two texts. */
export type DraftEdit = ConfigEdit & { readonly column: Column };

/**
 * Applies edits in order; each index refers to the text after the previous edit. Refuses to edit a damaged
 * text.
 */
export function edited(
  draft: FlowDraft,
  edits: readonly DraftEdit[],
  select?: readonly string[],
): CommandAnswer {
  let now = draft;
  for (const { column, ...edit } of edits) {
    // The rest of a union of edits is an edit. TypeScript widens it to their common keys.
    const text = editConfig(now[column], edit as ConfigEdit);
    if (text === undefined) return refuse('flowDesigner.damagedText');
    now = { ...now, [column]: text };
  }
  return { ok: true, draft: now, ...(select === undefined ? {} : { select }) };
}
