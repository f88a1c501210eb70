import { RE2JS } from 're2js';
import { CountedText } from './CountedText.ts';
import type { RegexEngine } from './RegexEngine.ts';
import { toRe2 } from './toRe2.ts';

/**
 * The regular expression engine. Only this file knows the library, and formulas load it when they need it.
 */
export const re2Engine: RegexEngine = (pattern, flags) => {
  const compiled = compiledOf(toRe2(pattern), flags);
  if (compiled === undefined) return undefined;
  return (text, from) => {
    if (from > text.length) return { match: undefined, looked: 0 };
    const counted = new CountedText(text);
    // The library accepts any string-like object; its types do not.
    const matcher = compiled.matcher(counted as unknown as string);
    if (!matcher.find(from)) return { match: undefined, looked: counted.looked };
    const groups: (string | undefined)[] = [];
    for (let group = 1; group <= compiled.groupCount(); group += 1)
      groups.push(matcher.group(group) ?? undefined);
    return { match: { start: matcher.start(), end: matcher.end(), groups }, looked: counted.looked };
  };
};

function compiledOf(pattern: string, flags: string): RE2JS | undefined {
  const ignoreCase = flags.includes('i') ? RE2JS.CASE_INSENSITIVE : 0;
  const lines = flags.includes('m') ? RE2JS.MULTILINE : 0;
  try {
    return RE2JS.compile(pattern, ignoreCase | lines);
  } catch {
    // The library throws for invalid patterns only.
    return undefined;
  }
}
