import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { DraftPart, FormDraft } from '../draft/FormDraft.ts';
import type { FormEdit } from './FormEdit.ts';

/** Sets properties of entries; undefined removes a property. Others keep their objects. */
export function setKeys(
  draft: FormDraft,
  ids: readonly string[],
  keys: Readonly<Record<string, JsonObject[string] | undefined>>,
): FormEdit {
  const changed = (part: DraftPart): DraftPart => {
    if (!ids.includes(part.id)) return part;
    const same = Object.entries(keys).every(([name, value]) => part.raw[name] === value);
    if (same) return part;
    const merged = Object.entries({ ...part.raw, ...keys }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    return { ...part, raw: Object.fromEntries(merged) };
  };
  const entries = draft.entries.map(changed);
  const isSame = entries.every((part, at) => part === draft.entries[at]);
  return { ok: true, draft: isSame ? draft : { ...draft, entries } };
}
