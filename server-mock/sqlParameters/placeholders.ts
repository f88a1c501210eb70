/** A `{field}` of a text, where it stood. */
export interface Placeholder {
  readonly name: string;
  /** UTF-16 offsets in the text as written; `to` exclusive. */
  readonly from: number;
  readonly to: number;
}

/** A text whose `{field}`s became `$1`, `$2`, ... */
export interface Placed {
  readonly text: string;
  /** The n-th belongs to `$n`; the same field twice is two of them. */
  readonly placeholders: readonly Placeholder[];
  /** A `$n` somebody wrote himself: numbers are ours. */
  readonly numbered: Placeholder | undefined;
  /** Offset in the text as written of an offset in `text`. */
  original(offset: number): number;
}

/**
 * Strings, quoted names and comments (left as they are: no value is ever put into a string), then placeholders and
 * written numbers. What this reads differently from PostgreSQL is only ever refused: the statement is parsed and printed
 * anew after it.
 */
const pieces = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}_])[eE]'(?:[^'\\]|''|\\[\s\S])*'`,
    "'(?:[^']|'')*'",
    '"(?:[^"]|"")*"',
    String.raw`\$(?<tag>(?:[\p{L}_][\p{L}\p{N}_]*)?)\$[\s\S]*?\$\k<tag>\$`,
    String.raw`--[^\n]*`,
    String.raw`/\*[\s\S]*?\*/`,
    String.raw`\{(?<name>[^{}]*)\}`,
    String.raw`(?<![\p{L}\p{N}_$])(?<numbered>\$\d+)`,
  ].join('|'),
  'gu',
);

/** Reads the placeholders of a text. */
export const placeParameters = (written: string): Placed => {
  const placeholders: Placeholder[] = [];
  const cuts: { readonly at: number; readonly grown: number }[] = [];
  let numbered: Placeholder | undefined;
  let grown = 0;
  const text = written.replace(pieces, (match: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>; // replace gives the named groups last
    const from = Number(rest.at(-3));
    const to = from + match.length;
    if (groups.numbered !== undefined) numbered ??= { name: match, from, to };
    if (groups.name === undefined) return match;
    placeholders.push({ name: groups.name.trim(), from, to });
    const made = `$${placeholders.length}`;
    const at = from + grown;
    grown += made.length - match.length;
    cuts.push({ at: at + made.length, grown });
    return made;
  });
  const original = (offset: number): number => {
    const before = cuts.filter((cut) => cut.at <= offset).at(-1);
    return offset - (before?.grown ?? 0);
  };
  return { text, placeholders, numbered, original };
};
