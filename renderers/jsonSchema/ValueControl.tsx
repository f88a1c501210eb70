import type { ErrorSchema, FieldProps } from '@rjsf/utils';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { uiHints } from '../../runtime/model/check/jsonSchema/uiHints.ts';
import { allowsNull, typesOf, valueField } from '../../runtime/model/check/jsonSchema/valueField.ts';
import type { Json, JsonObject } from '../../runtime/model/schema/Json.ts';
import { AnyValue } from './AnyValue.tsx';
import { Control } from './Control.tsx';

/**
 * Renders a single value, or any JSON where the schema has no single type. Replaces the library's fields for
 * these.
 */
export function ValueControl(props: FieldProps): ReactNode {
  const { name, formData, onChange, fieldPathId, required = false, rawErrors = [] } = props;
  const { t } = useApp();
  const id = useId();
  const schema = props.schema as JsonObject;
  const { hint } = uiHints(words((props.uiSchema ?? {}) as JsonObject), 'uiSchema#');
  const known = valueField(schema);
  // Items of a list are numbered. None is marked as required, because every item has a value.
  const at = fieldPathId.path.at(-1);
  const named = typeof at === 'number' ? t('jsonSchema.nth', { n: at + 1 }) : (props.title ?? name);
  const { title = schema.title ?? named, tipextra = schema.description, ...look } = hint;
  const isFixed = look.readonly === true || props.readonly || schema.readOnly === true;
  const mode = look.disabled || props.disabled ? 'disabled' : isFixed ? 'readonly' : 'edit';
  const shared = {
    id,
    name: typeof at === 'string' ? at : undefined,
    title: String(title),
    required: required && typeof at !== 'number',
    mode,
    errors: [...rawErrors, ...errorsIn(props.errorSchema)],
    tip: typeof tipextra === 'string' ? tipextra : undefined,
  } as const;
  const change = (value: Json | undefined): void => onChange(value, fieldPathId.path);
  if (!known) return <AnyValue {...shared} value={formData as Json | undefined} onChange={change} />;
  const mayBeNull = allowsNull(schema);
  const isList = typesOf(schema).includes('array');
  return (
    <Control
      {...shared}
      schema={{ ...known.field, ...look }}
      value={formData === undefined ? null : known.into(formData as Json)}
      onChange={(next) => {
        const value = known.out(next as Json, formData as Json | undefined);
        // An empty field has no value; null only where the schema allows it. A list may be empty.
        change(value === null && !mayBeNull && !isList ? undefined : value);
      }}
    />
  );
}

const words = (ui: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(ui).filter(([name]) => name.startsWith('ui:')));

/** Messages about parts of a value, which have no controls of their own. */
const errorsIn = (tree: ErrorSchema = {}): readonly string[] =>
  Object.values(tree).flatMap((inner: ErrorSchema = {}) => {
    const { __errors = [], ...deeper } = inner;
    return [...__errors, ...errorsIn(deeper)];
  });
