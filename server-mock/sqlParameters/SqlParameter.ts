import type { Json } from '../../runtime/model/schema/Json.ts';
import type { ParameterField } from '../../runtime/wire/sqlParameters/ParameterAnswer.ts';
import { asList, asObject, asText } from '../http/Call.ts';
import { type ParameterType, parameterTypes } from './parameterTypes.ts';

/** A field whose value the SQL text uses. */
export interface UsedField extends ParameterField {
  /** Only for custom fields of a form, which no schema table has. */
  readonly type?: ParameterType;
}

/** A custom SQL parameter as stored in a form design. */
export interface SqlParameter {
  readonly name: string;
  /** Form field that receives the result; a design has one parameter per field. */
  readonly field: string;
  /** Type of the result. */
  readonly type: 'text' | 'number' | 'date';
  /** SQL text with `{field}` placeholders. */
  readonly content: string;
  readonly params: readonly UsedField[];
  readonly property: 'main' | 'detail';
}

const side = (sent: Json | undefined): 'main' | 'detail' => (sent === 'detail' ? 'detail' : 'main');

const answerTypes = ['text', 'number', 'date'] as const;

const usedField = (sent: Json): UsedField | undefined => {
  const entry = asObject(sent);
  const value = asText(entry?.value);
  if (entry === undefined || value === undefined || value === '') return undefined;
  const type = asText(entry.type);
  return {
    value,
    label: asText(entry.label) ?? value,
    property: side(entry.property),
    ...(isParameterType(type) ? { type } : {}),
  };
};

const isParameterType = (name: string | undefined): name is ParameterType =>
  name !== undefined && Object.hasOwn(parameterTypes, name);

/** Parses one entry of `SqlParams`. Undefined when name, field, type or content is missing or has the wrong type. */
export const readParameter = (sent: Json): SqlParameter | undefined => {
  const entry = asObject(sent);
  const name = asText(entry?.name)?.trim();
  const field = asText(entry?.field)?.trim();
  const content = entry?.content;
  const type = answerTypes.find((one) => one === entry?.type);
  const params = (asList(entry?.params) ?? []).map(usedField);
  if (entry === undefined || !name || !field || type === undefined || typeof content !== 'string')
    return undefined;
  const used = params.filter((one) => one !== undefined);
  if (used.length !== params.length) return undefined;
  return { name, field, type, content, params: used, property: side(entry.property) };
};
