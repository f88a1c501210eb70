import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import { refuse } from '../../kit/EditAnswer.ts';
import type { FormBase } from '../base/FormBase.ts';
import { addedKind } from '../components/componentKinds.ts';
import type { FormDraft } from '../draft/FormDraft.ts';
import { freeId, idsOf } from '../draft/partIds.ts';
import type { Drop, FormEdit } from './FormEdit.ts';
import { insertParts } from './insertParts.ts';

/** A component to add. */
interface Added {
  readonly type: string;
  /** Title of a mark or container; a custom field starts without one. */
  readonly title: string;
  /** Absent: at the end. */
  readonly drop?: Drop | undefined;
}

/** Adds a component of the list. Refuses a second table, and custom fields where the table takes none. */
export function addComponent(draft: FormDraft, base: FormBase, { type, title, drop }: Added): FormEdit {
  const kind = addedKind(base, type);
  const { main, details } = base.document;
  if (kind === undefined) return refuse('formDesign.unknownComponent');
  if (kind.is === 'field' && !base.customTables.has(main.table))
    return refuse('formDesign.noCustomFields', { table: main.cnName });
  if (kind.single && draft.entries.some(({ raw }) => raw.type === type)) return refuse('designer.oneTable');
  if (kind.single && details.length === 0) return refuse('formDesign.noDetails', { table: main.cnName });
  const id = freeId(idsOf(draft.entries));
  const raw: JsonObject = {
    name: kind.is === 'field' ? '' : title,
    type,
    field: '',
    width: 100,
    readonly: false,
    required: false,
    show: true,
    hidden: false,
    ...(kind.is === 'field' && { isExtend: true, tableEx_Id: null, key: '', isGlobal: false }),
    ...kind.preset,
  };
  return {
    ok: true,
    draft: { ...draft, entries: insertParts(draft.entries, [{ id, raw }], drop) },
    select: [id],
  };
}
