import { isObject, type Json } from '../model/schema/Json.ts';
import type { Row } from '../model/schema/Row.ts';

/** What a foreign value was expected to be, where. Thrown by shapes, caught by {@link read} only. */
class Mismatch extends Error {
  constructor(path: string, expected: string) {
    super(`${path || '/'}: ${expected}`);
  }
}

/** Turns an unknown value into a checked one, or refuses it with its place. Combine with the functions of this file. */
export type Shape<T> = (value: unknown, path: string) => T;

/** What {@link read} gives. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: string };

/** Longest list, deepest nesting an answer may hold: more is a broken or hostile answer, not data. */
const limits = { items: 200_000, depth: 32 };

/** Keys that would reach into object prototypes when copied. */
const refused = new Set(['__proto__', 'constructor', 'prototype']);

/** Checks a foreign value against a shape; a mismatch is a value, never a throw. */
export function read<T>(shape: Shape<T>, value: unknown): Read<T> {
  try {
    return { ok: true, value: shape(value, '') };
  } catch (problem) {
    if (problem instanceof Mismatch) return { ok: false, problem: problem.message };
    throw problem;
  }
}

export const text: Shape<string> = (value, path) => {
  if (typeof value === 'string') return value;
  throw new Mismatch(path, 'text expected');
};

/** A finite number; decimal text counts (64-bit ids and numerics travel as text). */
export const number: Shape<number> = (value, path) => {
  const found = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof found === 'number' && Number.isFinite(found)) return found;
  throw new Mismatch(path, 'number expected');
};

export const bool: Shape<boolean> = (value, path) => {
  if (typeof value === 'boolean') return value;
  throw new Mismatch(path, 'true or false expected');
};

export const textOrNumber: Shape<string | number> = (value, path) => {
  if (typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))) return value;
  throw new Mismatch(path, 'text or number expected');
};

/** Reads nothing. */
export const nothing: Shape<undefined> = () => undefined;

/** One of the given texts or numbers. */
export function oneOf<const T extends string | number>(values: readonly T[]): Shape<T> {
  return (value, path) => {
    const found = values.find((known) => known === value);
    if (found !== undefined) return found;
    throw new Mismatch(path, `one of ${values.join(', ')} expected`);
  };
}

/** Null and undefined become undefined. */
export function maybe<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value, path) => (value === null || value === undefined ? undefined : shape(value, path));
}

/** A missing value becomes `fallback`. */
export function or<T>(shape: Shape<T>, fallback: T): Shape<T> {
  return (value, path) => (value === null || value === undefined ? fallback : shape(value, path));
}

export function listOf<T>(shape: Shape<T>, most = limits.items): Shape<readonly T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) throw new Mismatch(path, 'list expected');
    if (value.length > most) throw new Mismatch(path, `at most ${most} items expected`);
    return value.map((item, index) => shape(item, `${path}/${index}`));
  };
}

/** An object of unknown names whose values all have one shape. */
export function mapOf<T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return (value, path) => {
    if (!isObject(value)) throw new Mismatch(path, 'object expected');
    const found: Record<string, T> = {};
    for (const [name, item] of Object.entries(value)) {
      if (!refused.has(name)) found[name] = shape(item, `${path}/${name}`);
    }
    return found;
  };
}

/** One shape per member; an optional member's shape may give undefined. */
export type Shapes<T> = {
  readonly [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? Shape<T[K] | undefined> : Shape<T[K]>;
};

/** An object of known names; others are dropped. */
export function object<T extends object>(shapes: Shapes<T>): Shape<T> {
  const known = Object.entries<Shape<unknown>>(shapes);
  return (value, path) => {
    if (!isObject(value)) throw new Mismatch(path, 'object expected');
    const found: Record<string, unknown> = {};
    for (const [name, shape] of known) {
      const item = shape(Object.hasOwn(value, name) ? value[name] : undefined, `${path}/${name}`);
      // exactOptionalPropertyTypes: an absent member is absent, not undefined.
      if (item !== undefined) found[name] = item;
    }
    // Every member of T was made by T's own shape above; the compiler cannot follow a loop over keys.
    return found as T;
  };
}

/** Like {@link object}, but members it does not know pass through as JSON: schemas carry options of plugins. */
export function open<T extends object>(shapes: Shapes<T>): Shape<T> {
  const known = object(shapes);
  const rest = mapOf(json);
  return (value, path) => ({ ...rest(value, path), ...known(value, path) });
}

/** A value that may also come as JSON text. */
export function fromText<T>(shape: Shape<T>): Shape<T> {
  return (value, path) => {
    if (typeof value !== 'string') return shape(value, path);
    let parsed: unknown;
    try {
      parsed = JSON.parse(value);
    } catch {
      throw new Mismatch(path, 'JSON text expected');
    }
    return shape(parsed, path);
  };
}

/** Any JSON value of bounded depth without prototype keys. The value itself, not a copy. */
export const json: Shape<Json> = (value, path) => {
  if (isJson(value, limits.depth)) return value;
  throw new Mismatch(path, `JSON of at most ${limits.depth} levels expected`);
};

/** One record by column name. */
export const row: Shape<Row> = (value, path) => {
  if (isRow(value)) return value;
  throw new Mismatch(path, 'record expected');
};

function isJson(value: unknown, depth: number): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (depth === 0 || typeof value !== 'object') return false;
  if (Array.isArray(value))
    return value.length <= limits.items && value.every((item) => isJson(item, depth - 1));
  return Object.entries(value).every(([name, item]) => !refused.has(name) && isJson(item, depth - 1));
}

function isRow(value: unknown): value is Row {
  return isObject(value) && isJson(value, limits.depth);
}
