import { questionKind } from '../../../runtime/model/collections/questionKinds.ts';
import { extensionKinds, extensionTypeOf } from '../../../runtime/model/fields/extension/extensionKinds.ts';
import type { FieldTypeRegistry } from '../../../runtime/model/fields/types/index.ts';
import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import type { FormBase } from '../base/FormBase.ts';
import { type DrawnPart, drawnPart } from '../draft/DrawnPart.ts';
import type { FormDraft } from '../draft/FormDraft.ts';

/** True when the options of a custom field of this type come from a dictionary. */
export const needsSource = (type: string, types: FieldTypeRegistry): boolean =>
  extensionKinds(types).get(extensionTypeOf(type))?.chosen === true;

/** True when a new component of this type has choices. */
export const isChosen = (
  type: string,
  { fieldTypes, makesFields }: Pick<FormBase, 'fieldTypes' | 'makesFields'>,
): boolean => (makesFields ? questionKind(type)?.chosen === true : needsSource(type, fieldTypes));

/** A custom field that is not stored yet: type and source may still change. */
export const isNewField = ({ isCustom, field }: DrawnPart): boolean => isCustom && field === undefined;

/** What keeps the user at a component: it has no name, or a new choice has nothing to choose. Undefined: nothing. */
export function blockOf(view: DrawnPart, base: FormBase): MessageKey | undefined {
  if (view.title.trim() === '') return 'designer.fieldName';
  if (!isNewField(view) || !isChosen(view.type, base) || view.source !== '') return undefined;
  if (!base.makesFields) return 'designer.fieldSource';
  return view.choices.length === 0 ? 'collection.needsChoices' : undefined;
}

/** True when another field of the form has this title. */
export function isTitleTaken(draft: FormDraft, { document }: FormBase, view: DrawnPart): boolean {
  const title = view.title.trim().toLowerCase();
  if (title === '' || (view.field === undefined && !view.isCustom)) return false;
  const others = draft.entries.filter(({ id }) => id !== view.part.id);
  const entries = others.map((part) => drawnPart(part, document.main));
  const placed = new Set(entries.map(({ field }) => field?.field));
  const rest = document.main.fields.filter(
    ({ field, hidden }) => !hidden && !placed.has(field) && field !== view.field?.field,
  );
  return [
    ...entries.filter(({ field, isCustom }) => field !== undefined || isCustom).map((one) => one.title),
    ...rest.map((one) => one.title),
  ].some((one) => one.trim().toLowerCase() === title);
}
