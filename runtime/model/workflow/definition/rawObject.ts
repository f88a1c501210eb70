/** An object of the wire of which nothing is known yet. */
export type RawObject = Readonly<Record<string, unknown>>;

/** The value as an object; undefined when it is none. */
export function rawObject(value: unknown): RawObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as RawObject)
    : undefined;
}

/** A property of its own; nothing that is inherited. */
export function own(raw: RawObject, key: string): unknown {
  return Object.hasOwn(raw, key) ? raw[key] : undefined;
}

/** Nothing, or blank text: what the wire writes for "not set". */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
