import { loadedRegex, loadRegex } from '../../../../expressions/jsonata/regex/loadRegex.ts';

/** Longest pattern that is checked, in characters. */
export const longestPattern = 1000;
/** Maximum compiled patterns in the cache. */
const most = 2000;

export type PatternTest = (text: string) => boolean;
const known = new Map<string, PatternTest | undefined>();

/** Loads the engine of {@link patternTest}. */
export const loadPatterns = async (): Promise<void> => loadRegex();

/**
 * A test that runs in linear time, unlike the engine of JavaScript. Undefined when the text is no pattern, is
 * too long, or needs look-around or back-references, and before {@link loadPatterns} has finished.
 */
export function patternTest(pattern: string): PatternTest | undefined {
  const engine = loadedRegex();
  if (!engine || pattern.length > longestPattern) return undefined;
  if (!known.has(pattern)) {
    const search = engine(pattern, '');
    known.set(pattern, search && ((text) => search(text, 0).match !== undefined));
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
  }
  return known.get(pattern);
}

/** Longest pattern for property names. */
const longest = 200;
const oneSign = /^(?:\\[^1-9kpPuxc]|\\u[0-9a-fA-F]{4}|\[(?:\\.|[^\]\\])*\]|[^\\[\](){}*+?|])/;
const howOften = /^(?:[*+?]|\{\d{1,3}(?:,(?:\d{1,3})?)?\})/;

/**
 * Whether the browser's own engine matches a pattern in linear time. Allows characters and classes without
 * groups, at most three bounded repetitions, and one unbounded repetition after `^`.
 */
export function isPlainPattern(pattern: string): boolean {
  if (pattern.length > longest) return false;
  let rest = pattern.startsWith('^') ? pattern.slice(1) : pattern;
  const isAnchored = rest.length < pattern.length;
  if (rest.endsWith('$') && !rest.endsWith('\\$')) rest = rest.slice(0, -1);
  let bounded = 0;
  let unbounded = 0;
  while (rest !== '') {
    const [sign] = oneSign.exec(rest) ?? [];
    if (sign === undefined || sign === '^' || sign === '$') return false;
    rest = rest.slice(sign.length);
    const [times] = howOften.exec(rest) ?? [];
    if (times === undefined) continue;
    rest = rest.slice(times.length);
    if (times === '*' || times === '+' || times.endsWith(',}')) unbounded += 1;
    else if (times === '?' || times.includes(',')) bounded += 1;
  }
  return bounded <= 3 && unbounded <= (isAnchored ? 1 : 0) && compiles(pattern);
}

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
