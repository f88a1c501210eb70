import { isOn, textOf } from '../../../runtime/model/record/design/designValues.ts';
import { readList } from '../../../runtime/model/record/design/readList.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { isObject, type Json, type JsonObject } from '../../../runtime/model/schema/Json.ts';
import { refuse } from '../../kit/EditAnswer.ts';
import type { FormBase } from '../base/FormBase.ts';
import { addedKind } from '../components/componentKinds.ts';
import type { DraftPart, FormDraft } from '../draft/FormDraft.ts';
import { freeId, idsOf } from '../draft/partIds.ts';
import { copiedKey } from './copyParts.ts';
import type { FormEdit } from './FormEdit.ts';
import { insertParts } from './insertParts.ts';

/** Maximum characters of a pasted text, and parts of it. */
const longest = 1_000_000;
const most = 200;

/**
 * Pastes copied components after the entry `after`, also into another form. Fields that the form shows
 * already are left out with a notice; a hidden one is shown here. A custom field of another form, and a second one of this form, becomes a new custom field.
 */
export function pasteParts(draft: FormDraft, base: FormBase, text: string, after?: string): FormEdit {
  const raws = readCopied(text);
  if (raws === undefined) return refuse('formDesign.pastedNothing');
  const { main } = base.document;
  const left: Issue[] = [];
  const taken = new Set(idsOf(draft.entries));
  const gone = new Set<string>();
  const say = (rule: string, raw: JsonObject): void => {
    left.push({
      path: '',
      rule,
      params: { name: textOf(raw.name), table: main.cnName },
      severity: 'warning',
    });
  };
  const made = raws.flatMap((raw): readonly DraftPart[] => {
    const type = textOf(raw.type);
    const kind = addedKind(base, type);
    const code = textOf(raw.field);
    const field = isOn(raw.isExtend) ? undefined : main.byName.get(code);
    const id = freeId(taken, field === undefined ? '' : code);
    const put = (put: JsonObject): readonly DraftPart[] => {
      taken.add(id);
      return [{ id, raw: put }];
    };
    if (field !== undefined && !field.hidden) {
      const present = draft.entries.find((one) => one.raw.field === code && !gone.has(one.id));
      if (present !== undefined && present.raw.show !== false) {
        say('formDesign.pastedPresent', raw);
        return [];
      }
      if (present !== undefined) gone.add(present.id);
      return put({ ...raw, show: true, hidden: false });
    }
    if (kind === undefined || (code !== '' && !isOn(raw.isExtend))) say('formDesign.pastedUnknown', raw);
    else if (kind.single) say('designer.oneTable', raw);
    else if (kind.is === 'field' && !base.customTables.has(main.table)) say('formDesign.noCustomFields', raw);
    else return put(kind.is === 'field' ? { ...raw, field: '', tableEx_Id: null } : { ...raw });
    return [];
  });
  if (made.length === 0 && left.length === 0) return refuse('formDesign.pastedNothing');
  const entries = draft.entries.filter(({ id }) => !gone.has(id));
  const drop = after === undefined ? undefined : ({ target: after, side: 'after' } as const);
  return {
    ok: true,
    draft: made.length === 0 ? draft : { ...draft, entries: insertParts(entries, made, drop) },
    ...(made.length > 0 && { select: made.map(({ id }) => id) }),
    left,
  };
}

/** Components of a copied text or of the list of a saved design; undefined: neither. */
function readCopied(text: string): readonly JsonObject[] | undefined {
  if (text.length > longest) return undefined;
  const value = parsed(text);
  const list = isObject(value) ? value[copiedKey] : value;
  if (!Array.isArray(list)) return undefined;
  const { items } = readList(JSON.stringify(list), '');
  // `readList` parses JSON.
  return (items as readonly Json[]).filter((item): item is JsonObject => isObject(item)).slice(0, most);
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
