import type { Json, JsonObject } from '../../runtime/model/schema/Json.ts';
import { asText } from '../http/Call.ts';
import type { BoundField } from './fields.ts';
import { parameterTypes } from './parameterTypes.ts';

/** A text value per `$n`, which the database casts, or the field with an invalid value. */
export type ReadValues =
  | { readonly ok: true; readonly values: readonly (string | null)[] }
  | { readonly ok: false; readonly field: string };

/** Reads values by `main.field` / `detail.field`, or by `field`. Missing and empty values are null. */
export const readValues = (fields: readonly BoundField[], sent: JsonObject): ReadValues => {
  const values: (string | null)[] = [];
  for (const field of fields) {
    const read = readValue(field, own(sent, `${field.property}.${field.value}`) ?? own(sent, field.value));
    if (read === undefined) return { ok: false, field: field.value };
    values.push(read);
  }
  return { ok: true, values };
};

const own = (sent: JsonObject, name: string): Json | undefined =>
  Object.hasOwn(sent, name) ? sent[name] : undefined;

const readValue = ({ type }: BoundField, sent: Json | undefined): string | null | undefined => {
  if (sent === undefined || sent === null || sent === '') return null;
  const text = asText(sent);
  return text === undefined ? undefined : parameterTypes[type].read(text);
};
