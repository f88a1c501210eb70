import type { MessageKey, MessageParams } from '../../../runtime/model/messages/index.ts';
import { textOf } from '../../../runtime/model/record/design/designValues.ts';
import type { FormBase } from '../base/FormBase.ts';
import { drawnPart, isKnown } from '../draft/DrawnPart.ts';
import type { FormDraft } from '../draft/FormDraft.ts';
import { blockOf, isTitleTaken } from '../store/checkPart.ts';

/** What keeps a draft from being saved. */
export interface DraftProblem {
  readonly rule: MessageKey;
  readonly params?: MessageParams;
  /** Id of the entry; undefined: it is in a detail table. */
  readonly part?: string;
}

/** The first problem of a draft: a component without a name or source, or two fields of one name. */
export function problemOf(draft: FormDraft, base: FormBase): DraftProblem | undefined {
  for (const part of draft.entries) {
    const view = drawnPart(part, base.document.main);
    if (!isKnown(view)) continue;
    const block = blockOf(view, base);
    if (block !== undefined && (view.show || view.isCustom)) return { rule: block, part: part.id };
    if (part.raw.name !== view.field?.title && isTitleTaken(draft, base, view))
      return { rule: 'formDesign.nameTwice', params: { name: textOf(part.raw.name) }, part: part.id };
  }
  return undefined;
}
