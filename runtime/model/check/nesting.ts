/** Bounds of a JSON text, looked at before a recursive parser sees it. */
export interface TextBounds {
  /** Deepest nesting of objects and lists. */
  readonly depth: number;
  /** Most values: objects, lists and what stands between commas. Unbounded when left out. */
  readonly nodes?: number;
}

/** The bound a text breaks first, and the offset where it does. */
interface BrokenBound {
  readonly bound: keyof TextBounds;
  readonly offset: number;
}

/** Finds where a JSON text breaks its bounds, in one pass; undefined when it keeps them. Brackets in strings do not count. */
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
      // A string ends with its line at the latest: a missing quote must not hide what follows.
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

/** Where a JSON text first nests deeper than `limit`, as an offset; undefined when it does not. */
export function offsetBeyond(text: string, limit: number): number | undefined {
  return brokenBound(text, { depth: limit })?.offset;
}
