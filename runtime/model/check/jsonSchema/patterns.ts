import { loadedRegex, loadRegex } from '../../../../expressions/jsonata/regex/loadRegex.ts';

/** Longest pattern that is checked, in characters. */
export const longestPattern = 1000;
/** Patterns kept compiled. */
const most = 2000;

export type PatternTest = (text: string) => boolean;
const known = new Map<string, PatternTest | undefined>();

/** Loads the engine {@link patternTest} works with. */
export const loadPatterns = async (): Promise<void> => loadRegex();

/**
 * A test that takes linear time, whatever the pattern: JavaScript's own engine can be made to hang. Undefined for what
 * is no pattern, is too long, or needs look-around or back-references, and before {@link loadPatterns} is done.
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
