import type { DraftPart, FormDraft } from '../draft/FormDraft.ts';

/** Key of copied components in the text on the clipboard. */
export const copiedKey = 'formComponents';

/** Text of entries for the clipboard; undefined: none of them exists. */
export function copyParts(draft: FormDraft, ids: readonly string[]): string | undefined {
  const chosen = draft.entries.filter(({ id }) => ids.includes(id));
  return chosen.length === 0 ? undefined : JSON.stringify({ [copiedKey]: chosen.map(rawOf) });
}

const rawOf = ({ raw }: DraftPart): DraftPart['raw'] => raw;
