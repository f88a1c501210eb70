import type { Json } from '../model/schema/Json.ts';

/** Bounds of every parsed body and of JSON text inside bodies. */
export const jsonLimits = { bytes: 16 * 1024 * 1024, depth: 32, nodes: 200_000 } as const;

/** Why a text is not taken: `unreadable` and `forbidden-key` are 400, the others 413. */
export type JsonFault = 'unreadable' | 'too-deep' | 'too-many-nodes' | 'forbidden-key';

export type JsonResult =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly fault: JsonFault };

const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
const backslash = 92;
const quote = 34;
const opening: ReadonlySet<number> = new Set([91, 123]);
const closing: ReadonlySet<number> = new Set([93, 125]);
const comma = 44;

/** Counts depth and nodes on the text, so that a hostile body never becomes objects. */
const measure = (text: string): JsonFault | undefined => {
  let depth = 0;
  let nodes = 1;
  let inText = false;
  for (let index = 0; index < text.length; index++) {
    const char = text.charCodeAt(index);
    if (inText) {
      if (char === backslash) index++;
      else if (char === quote) inText = false;
    } else if (char === quote) inText = true;
    else if (opening.has(char)) {
      depth++;
      nodes++;
      if (depth > jsonLimits.depth) return 'too-deep';
    } else if (closing.has(char)) depth--;
    else if (char === comma) nodes++;
    if (nodes > jsonLimits.nodes) return 'too-many-nodes';
  }
  return undefined;
};

const hasForbiddenKey = (value: Json): boolean => {
  if (value === null || typeof value !== 'object') return false;
  if (isList(value)) return value.some(hasForbiddenKey);
  return Object.entries(value).some(([key, member]) => forbidden.has(key) || hasForbiddenKey(member));
};

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** `JSON.parse` with bounds; keys that could reach a prototype are refused, however they are escaped. */
export const parseJson = (text: string): JsonResult => {
  const fault = measure(text);
  if (fault !== undefined) return { ok: false, fault };
  try {
    const value = JSON.parse(text) as Json;
    return hasForbiddenKey(value) ? { ok: false, fault: 'forbidden-key' } : { ok: true, value };
  } catch {
    return { ok: false, fault: 'unreadable' };
  }
};
