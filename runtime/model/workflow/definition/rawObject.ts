import { isObject } from '../../schema/Json.ts';
/** An object from the wire whose properties are still unchecked. */
export type RawObject = Readonly<Record<string, unknown>>;

/** The value as an object; undefined when it is not one. */
export function rawObject(value: unknown): RawObject | undefined {
  return isObject(value) ? (value as RawObject) : undefined;
}

/** Reads an own property, never an inherited one. */
export function own(raw: RawObject, key: string): unknown {
  return Object.hasOwn(raw, key) ? raw[key] : undefined;
}

/** Whether the value means "not set" on the wire: undefined, null or blank text. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
