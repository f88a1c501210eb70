import type { DraftPart, FormDraft } from '../draft/FormDraft.ts';
import type { FormEdit } from './FormEdit.ts';

/** Sets the SQL parameters. */
export const setParams = (draft: FormDraft, params: readonly DraftPart[]): FormEdit => ({
  ok: true,
  draft: { ...draft, params },
});
