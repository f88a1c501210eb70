/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** True for an object; false for null and lists. */
export function isObject(value: Json | undefined): value is JsonObject;
export function isObject(value: unknown): value is Readonly<Record<string, unknown>>;
export function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A JSON object, or undefined. */
export const asObject = (value: Json | undefined): JsonObject | undefined =>
  isObject(value) ? value : undefined;

/** A JSON list, or undefined. */
export const asList = (value: Json | undefined): readonly Json[] | undefined =>
  value !== undefined && isList(value) ? value : undefined;

/** Text of a scalar; undefined for anything else. */
export const asText = (value: Json | undefined): string | undefined =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : undefined;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
