import type { ViewDraft } from '../draft/ViewDraft.ts';
import { onPart, type ViewEdit, withView } from './ViewEdit.ts';

/** Keeps or leaves out the rows without a record of this source. */
export const setNeeded = (draft: ViewDraft, as: string, isNeeded: boolean): ViewEdit =>
  onPart(draft, (part) => {
    const joins = (part.joins ?? []).map((join) => {
      if (join.as !== as || (join.needed === true) === isNeeded) return join;
      const { needed: _, ...rest } = join;
      return isNeeded ? { ...rest, needed: true } : rest;
    });
    const isSame = joins.every((join, at) => join === part.joins?.[at]);
    return isSame ? { ok: true, draft } : withView(draft, { parts: [{ ...part, joins }] });
  });
