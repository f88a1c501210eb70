import type { Json } from '../model/schema/Json.ts';

/** Bounds of every parsed body and of JSON text inside bodies. */
export const jsonLimits = { bytes: 16 * 1024 * 1024, depth: 32, nodes: 200_000 } as const;

/** Why a text is not taken: `unreadable` and `forbidden-key` are 400, the others 413. */
export type JsonFault = 'unreadable' | 'too-deep' | 'too-many-nodes' | 'forbidden-key';

export type JsonResult =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly fault: JsonFault };

const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
/** First sign of every JSON text. A text that begins otherwise is not read further. */
const beginning = /^[\s[{"\-\dtfn]/;
const backslash = 92;
const quote = 34;
const comma = 44;
const openList = 91;
const closeList = 93;
const openObject = 123;
const closeObject = 125;

/** Occurrences of `sign` in the text, as far as `most`. */
const countOf = (text: string, sign: string, most: number): number => {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1 && count < most; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
};

/**
 * Whether the text has so few brackets and commas, those inside texts too, that it keeps both bounds. The engine counts them by
 * itself, which makes a long text inside a body ten times as quick as reading its signs.
 */
const isSurelyWithin = (text: string): boolean => {
  const { depth, nodes } = jsonLimits;
  const brackets = countOf(text, '{', depth + 1) + countOf(text, '[', depth + 1);
  if (brackets > depth) return false;
  return text.length < nodes || countOf(text, ',', nodes) + brackets < nodes;
};

/** Counts depth and nodes on the text, so that a hostile body never becomes objects. */
const measure = (text: string): JsonFault | undefined => {
  if (isSurelyWithin(text)) return undefined;
  let depth = 0;
  let nodes = 1;
  for (let index = 0; index < text.length; index++) {
    const char = text.charCodeAt(index);
    if (char === quote) index = endOfText(text, index);
    else if (char === openList || char === openObject) {
      depth++;
      nodes++;
      if (depth > jsonLimits.depth) return 'too-deep';
    } else if (char === closeList || char === closeObject) depth--;
    else if (char === comma) nodes++;
    if (nodes > jsonLimits.nodes) return 'too-many-nodes';
  }
  return undefined;
};

/** Characters read one by one before the native search, which costs more where quotes are close. */
const near = 64;

/** The closing quote of the text that opens at `start`; the length or more when it has none. */
const endOfText = (text: string, start: number): number => {
  for (let from = start + 1; ; ) {
    const far = Math.min(from + near, text.length);
    while (from < far) {
      const char = text.charCodeAt(from);
      if (char === quote) return from;
      from += char === backslash ? 2 : 1;
    }
    const end = text.indexOf('"', from);
    if (end === -1) return text.length;
    let before = end;
    while (before > from && text.charCodeAt(before - 1) === backslash) before--;
    if ((end - before) % 2 === 0) return end;
    from = end + 1;
  }
};

const hasForbiddenKey = (value: Json): boolean => {
  if (value === null || typeof value !== 'object') return false;
  if (isList(value)) return value.some(hasForbiddenKey);
  return Object.entries(value).some(([key, member]) => forbidden.has(key) || hasForbiddenKey(member));
};

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** `JSON.parse` with bounds; keys that could reach a prototype are refused, however they are escaped. */
export const parseJson = (text: string): JsonResult => {
  if (!beginning.test(text)) return { ok: false, fault: 'unreadable' };
  const fault = measure(text);
  if (fault !== undefined) return { ok: false, fault };
  try {
    const value = JSON.parse(text) as Json;
    return hasForbiddenKey(value) ? { ok: false, fault: 'forbidden-key' } : { ok: true, value };
  } catch {
    return { ok: false, fault: 'unreadable' };
  }
};
