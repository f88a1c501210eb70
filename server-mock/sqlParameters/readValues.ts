import type { Json, JsonObject } from '../../runtime/model/schema/Json.ts';
import { asText } from '../http/Call.ts';
import type { BoundField } from './fields.ts';
import { parameterTypes } from './parameterTypes.ts';

/** A value per `$n`, as text the database casts, or the field whose value is not of its kind. */
export type ReadValues =
  | { readonly ok: true; readonly values: readonly (string | null)[] }
  | { readonly ok: false; readonly field: string };

/** Values by `main.field` / `detail.field`, or by `field`; what is missing or empty is null. */
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
