import type { Json } from '../../runtime/model/schema/Json.ts';
import { asList, asObject, asText } from '../http/Call.ts';
import { type ParameterType, parameterTypes } from './parameterTypes.ts';

/** A field whose value a text uses. */
export interface UsedField {
  /** The field's name. */
  readonly value: string;
  /** Its title. */
  readonly label: string;
  /** Of the record itself, or of a row of a detail. */
  readonly property: 'main' | 'detail';
  /** Only for fields no table of a schema has: custom fields of a form. */
  readonly type?: ParameterType;
}

/** A custom SQL parameter as designs keep it. */
export interface SqlParameter {
  readonly name: string;
  /** The form field that takes the answer; a design has one parameter for each. */
  readonly field: string;
  /** What the answer is taken as. */
  readonly type: 'text' | 'number' | 'date';
  /** The SQL text, with `{field}` where a value goes. */
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

/** One entry of `SqlParams`; undefined when name, field, type or content is missing or of a wrong shape. */
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
