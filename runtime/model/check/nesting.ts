/** Limits of a JSON text, checked before a recursive parser reads it. */
export interface TextBounds {
  /** Maximum nesting of objects and lists. */
  readonly depth: number;
  /** Maximum number of values: objects, lists and the elements between commas. Default: no limit. */
  readonly nodes?: number;
}

/** Limits of one schema file: far above any schema; the depth is far below the stack. */
export const fileBounds = { depth: 64, nodes: 200_000 } as const satisfies TextBounds;

/** The first limit that a text exceeds, and the offset where it does. */
interface BrokenBound {
  readonly bound: keyof TextBounds;
  readonly offset: number;
}

/**
 * Finds where a JSON text exceeds its limits, in one pass. Undefined when it does not. Ignores brackets
 * inside strings.
 */
export function brokenBound(
  text: string,
  { depth: deepest, nodes: most = Infinity }: TextBounds,
): BrokenBound | undefined {
  let depth = 0;
  let nodes = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at++;
      // A string also ends at the line break. Otherwise a missing quote would hide the rest.
      else if (char === '"' || char === '\n') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') {
      if (++depth > deepest) return { bound: 'depth', offset: at };
      if (++nodes > most) return { bound: 'nodes', offset: at };
    } else if (char === '}' || char === ']') depth--;
    else if (char === ',' && ++nodes > most) return { bound: 'nodes', offset: at };
  }
  return undefined;
}

/** Offset where a JSON text first nests deeper than `limit`. Undefined when it does not. */
export function offsetBeyond(text: string, limit: number): number | undefined {
  return brokenBound(text, { depth: limit })?.offset;
}
