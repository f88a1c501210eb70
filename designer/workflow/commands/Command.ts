import type { MessageKey, MessageParams } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { type ConfigEdit, editConfig } from '../../../runtime/model/workflow/definition/editConfig.ts';
import type { Column, FlowDraft } from '../draft/FlowDraft.ts';

/** What a command made of a draft, or why it did nothing, in words of the catalogue. */
export type CommandAnswer =
  | {
      readonly ok: true;
      readonly draft: FlowDraft;
      /** Keys of the parts that are selected after it; absent: the selection stays. */
      readonly select?: readonly string[];
      /** What could not be done of it. */
      readonly left?: readonly Issue[];
    }
  | Refusal;

/** Why a command does nothing, a key of the catalogue. */
export interface Refusal {
  readonly ok: false;
  readonly rule: MessageKey;
  readonly params?: MessageParams;
}

/** Does nothing, for this reason. */
export const refuse = (rule: MessageKey, params?: MessageParams): Refusal =>
  params === undefined ? { ok: false, rule } : { ok: false, rule, params };

/** One edit of one of the texts. */
export type DraftEdit = ConfigEdit & { readonly column: Column };

/** The draft after edits, each counted in the text the one before left; a damaged text cannot be edited. */
export function edited(
  draft: FlowDraft,
  edits: readonly DraftEdit[],
  select?: readonly string[],
): CommandAnswer {
  let now = draft;
  for (const { column, ...edit } of edits) {
    // The rest of a union of edits is an edit; TypeScript widens it to their common keys.
    const text = editConfig(now[column], edit as ConfigEdit);
    if (text === undefined) return refuse('flowDesigner.damagedText');
    now = { ...now, [column]: text };
  }
  return { ok: true, draft: now, ...(select === undefined ? {} : { select }) };
}
