import type { App } from '../../../runtime/host/AppContext.ts';
import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { resolve } from '../../../runtime/model/fields/resolve/resolve.ts';
import type { FieldSchema } from '../../../runtime/model/schema/FieldSchema.ts';
import type { Json } from '../../../runtime/model/schema/Json.ts';
import { FormStore } from '../../../runtime/store/form/FormStore.ts';
import type { DrawnPart } from '../draft/DrawnPart.ts';
import type { DraftPart } from '../draft/FormDraft.ts';

/** Properties of a field that change its look. Conditions and formulas read other fields, so they stay out. */
const looks = [
  'data',
  'multiple',
  'placeholder',
  'append',
  'format',
  'height',
  'min',
  'max',
  'minRows',
  'maxRows',
  'range',
  'remote',
  'columnType',
  'precision',
  'scale',
  'maxFile',
  'maxSize',
  'fileTypes',
  'tipextra',
  'desc',
  'grouped',
  'filterable',
] as const satisfies readonly (keyof FieldSchema)[];

/** A field alone in a form, as the canvas draws it. */
export interface CanvasField {
  readonly form: FormStore;
  readonly field: ResolvedField;
}

const name = 'Field';
const drawn = new WeakMap<DraftPart, CanvasField>();

/**
 * A component as a field in a form of its own, so that an edit draws one component again. Undefined: its type
 * is unknown.
 */
export function canvasField(
  { fieldTypes }: Pick<App, 'fieldTypes'>,
  view: DrawnPart,
): CanvasField | undefined {
  const known = drawn.get(view.part);
  if (known !== undefined) return known;
  const type = fieldTypes.get(view.type);
  if (type === undefined) return undefined;
  const given = view.field as Partial<Record<string, Json>> | undefined;
  const ownNames = fieldTypes.added.includes(type) ? Object.keys(type.options) : [];
  const own = [...looks, ...ownNames].flatMap((key) => {
    const value = given?.[key] ?? view.options[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  const schema: FieldSchema = {
    ...(Object.fromEntries(own) as Partial<FieldSchema>),
    field: name,
    title: view.title,
    type: view.type,
    required: view.required,
    ...(view.source !== '' ? { dataKey: view.source } : view.choices.length > 0 && { data: view.choices }),
    ...(view.readonly && { readonly: true }),
  };
  const table = { table: 'FormDesign', cnName: 'FormDesign', key: '_key' };
  const { table: resolved } = resolve(
    [{ kind: 'table', name: 'FormDesign', table, fields: [schema] }],
    fieldTypes,
  );
  const field = resolved.byName.get(name);
  if (field === undefined) return undefined;
  const made = { form: new FormStore(resolved, { action: 'Edit', initial: { _key: 1 } }), field };
  drawn.set(view.part, made);
  return made;
}
