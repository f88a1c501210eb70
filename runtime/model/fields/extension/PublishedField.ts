import { asList, asObject, asText, type Json, type JsonObject } from '../../schema/Json.ts';
import { extensionTypeOf } from './extensionKinds.ts';
import type { ExtensionField } from './extensionPatches.ts';

/** A published extension field with the key of its row. */
export interface PublishedField extends ExtensionField {
  readonly tableEx_Id?: number;
}

const attributes = ['required', 'readonly'] as const;

/** A short JSON text as a value; undefined when it is none. */
const readJson = (text: string): Json | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Parses attributes: `required,readonly`, or JSON text, an object or a list of them. */
const attributesOf = (sent: Json | undefined): readonly string[] => {
  const text = asText(sent)?.trim() ?? '';
  const parsed = /^[[{]/.test(text) ? readJson(text) : undefined;
  const said = parsed ?? (text === '' ? sent : text.split(',').map((one) => one.trim()));
  const listed = (asList(said) ?? []).flatMap((one) => asText(one)?.toLowerCase() ?? []);
  const object = asObject(said);
  return attributes.filter((name) => listed.includes(name) || isOn(object?.[name]));
};

const isOn = (sent: Json | undefined): boolean =>
  sent === true || sent === 1 || sent === '1' || sent === 'true';

/** Lower-cases property names: the wire uses both `FieldName` and `fieldName`. */
const lowerNames = (record: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name.toLowerCase(), value]));

/**
 * Parses an extension field from a row, a designer's record or a published line. Keeps an unknown type, which the
 * check then refuses. Options stand in a row as JSON text; text that cannot be read is no options.
 */
export const readExtensionField = (record: JsonObject): PublishedField => {
  const said = lowerNames(record);
  const text = (name: string): string => asText(said[name])?.trim() ?? '';
  const marks = new Set([...attributesOf(said.fieldattr), ...(isOn(said.required) ? ['required'] : [])]);
  const id = Number(text('tableex_id'));
  const sent = said.options ?? said.fieldoptions;
  const options = asObject(typeof sent === 'string' ? readJson(sent) : sent);
  const optional = (name: 'dataDic' | 'guideWords' | 'defaultValue') =>
    text(name.toLowerCase()) === '' ? {} : { [name]: text(name.toLowerCase()) };
  return {
    ...(Number.isInteger(id) && id > 0 && { tableEx_Id: id }),
    fieldName: text('fieldname'),
    fieldCode: text('fieldcode'),
    fieldType: extensionTypeOf(text('fieldtype')),
    ...optional('dataDic'),
    ...(marks.size > 0 && { fieldAttr: attributes.filter((name) => marks.has(name)) }),
    ...optional('guideWords'),
    ...optional('defaultValue'),
    ...(options !== undefined && Object.keys(options).length > 0 && { options }),
  };
};

/** Fields of a published change; undefined: no list. */
export const publishedFields = (patch: Json | undefined): readonly PublishedField[] | undefined => {
  const lines = asList(asObject(patch)?.fields);
  return lines?.flatMap((line) => {
    const record = asObject(line);
    return record === undefined ? [] : [readExtensionField(record)];
  });
};
