import type { Json, JsonObject } from '../../../../runtime/model/schema/Json.ts';

/** A JSON object, not a list and not null. */
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
