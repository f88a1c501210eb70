/** A `{field}` placeholder with its position. */
export interface Placeholder {
  readonly name: string;
  /** UTF-16 offsets in the original text; `to` exclusive. */
  readonly from: number;
  readonly to: number;
}

/** Text with `$1`, `$2`, ... in place of its `{field}`s. */
export interface Placed {
  readonly text: string;
  /** The n-th belongs to `$n`; a repeated field appears twice. */
  readonly placeholders: readonly Placeholder[];
  /** The first `$n` in the original text, which is not allowed: numbers are assigned here. */
  readonly numbered: Placeholder | undefined;
  /** Converts an offset in `text` to the original text. */
  original(offset: number): number;
}

/**
 * Matches strings, quoted names and comments (left unchanged: no value ever goes into a string), then placeholders
 * and `$n`. A different reading than PostgreSQL's can only cause a refusal, because the statement is parsed and
 * printed afterwards.
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

/** Replaces the placeholders of a text by numbered parameters. */
export const placeParameters = (written: string): Placed => {
  const placeholders: Placeholder[] = [];
  const cuts: { readonly at: number; readonly grown: number }[] = [];
  let numbered: Placeholder | undefined;
  let grown = 0;
  const text = written.replace(pieces, (match: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>; // replace passes the named groups last
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
