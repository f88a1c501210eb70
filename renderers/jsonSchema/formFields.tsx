// Deep import: the library's index also loads its test tools, which need a validator that is not installed.
import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import type { Field, FieldProps, RegistryFieldsType } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { valueField } from '../../runtime/model/check/jsonSchema/valueField.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import { AlternativeField } from './AlternativeField.tsx';
import { ValueControl } from './ValueControl.tsx';

/** True if a schema is rendered as one control with its own label and messages. */
export const isValue = (schema: JsonObject): boolean =>
  valueField(schema) !== undefined ||
  !(schema.type === 'object' || schema.type === 'array' || isContainer(schema));

const isContainer = ({ type, properties, additionalProperties, patternProperties, items }: JsonObject) =>
  (Array.isArray(type) && (type.includes('object') || type.includes('array'))) ||
  properties !== undefined ||
  (additionalProperties !== undefined && additionalProperties !== false) ||
  patternProperties !== undefined ||
  items !== undefined;

/** The type accepts only lists, but the library passes any data. */
const AnyList = ArrayField as unknown as Field;

/** A list of choices is one multi-select; a list without an item schema is edited as JSON. */
function ListField(props: FieldProps): ReactNode {
  const isOne = valueField(props.schema as JsonObject) !== undefined || props.schema.items === undefined;
  return isOne ? <ValueControl {...props} /> : <AnyList {...props} />;
}

/** Our replacements of the library's visible fields. */
export const formFields: RegistryFieldsType = {
  StringField: ValueControl,
  NumberField: ValueControl,
  BooleanField: ValueControl,
  NullField: ValueControl,
  FallbackField: ValueControl,
  ArrayField: ListField,
  AnyOfField: AlternativeField,
  OneOfField: AlternativeField,
};
