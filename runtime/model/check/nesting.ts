/** Where a JSON text first nests deeper than `limit`, as an offset; undefined when it does not. Brackets in strings do not count. */
export function offsetBeyond(text: string, limit: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at++;
      // A string ends with its line at the latest: a missing quote must not hide what follows.
      else if (char === '"' || char === '\n') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') {
      if (++depth > limit) return at;
    } else if (char === '}' || char === ']') depth--;
  }
  return undefined;
}
