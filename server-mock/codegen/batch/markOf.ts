import { createHash } from 'node:crypto';
import { kindNamed } from '../../../runtime/model/check/kinds/schemaKinds.ts';
import { asObject, isObject, type Json, type JsonObject } from '../../../runtime/model/schema/Json.ts';

const sorted = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)] as const),
  );
};

/** A schema as another installation knows it: without what names something of this one only. */
export const portable = (kind: string, patch: JsonObject): JsonObject => {
  const { $schema: _, ...rest } = patch;
  return asObject(kindNamed(kind)?.publishing?.portable?.(rest) ?? rest) ?? rest;
};

/** Short mark of a schema, equal for equal ones, whatever the order of their properties. */
export const markOf = (schema: JsonObject): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(schema)))
    .digest('base64url')
    .slice(0, 20);
