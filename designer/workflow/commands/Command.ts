import type { MessageKey, MessageParams } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { type ConfigEdit, editConfig } from '../../../runtime/model/workflow/definition/editConfig.ts';
import type { Column, FlowDraft } from '../draft/FlowDraft.ts';

/** Result of a command: the new draft, or the reason for a refusal as a message key. */
export type CommandAnswer =
  | {
      readonly ok: true;
      readonly draft: FlowDraft;
      /** Keys of the parts to select afterwards; absent: the selection stays. */
      readonly select?: readonly string[];
      /** Issues of parts that the command skipped. */
      readonly left?: readonly Issue[];
    }
  | Refusal;

/** Reason why a command does nothing, as a message key. */
export interface Refusal {
  readonly ok: false;
  readonly rule: MessageKey;
  readonly params?: MessageParams;
}

/** Makes a refusal with this reason. */
export const refuse = (rule: MessageKey, params?: MessageParams): Refusal =>
  params === undefined ? { ok: false, rule } : { ok: false, rule, params };

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
