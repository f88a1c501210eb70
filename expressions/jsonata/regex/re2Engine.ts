import { RE2JS } from 're2js';
import type { RegexEngine } from './RegexEngine.ts';
import { toRe2 } from './toRe2.ts';

/** The engine; the only file that knows which one it is, loaded when a formula has a regular expression. */
export const re2Engine: RegexEngine = (pattern, flags) => {
  const compiled = compiledOf(toRe2(pattern), flags);
  if (compiled === undefined) return undefined;
  return (text, from) => {
    const matcher = compiled.matcher(text);
    if (from > text.length || !matcher.find(from)) return undefined;
    const groups: (string | undefined)[] = [];
    for (let group = 1; group <= compiled.groupCount(); group += 1)
      groups.push(matcher.group(group) ?? undefined);
    return { start: matcher.start(), end: matcher.end(), groups };
  };
};

function compiledOf(pattern: string, flags: string): RE2JS | undefined {
  const ignoreCase = flags.includes('i') ? RE2JS.CASE_INSENSITIVE : 0;
  const lines = flags.includes('m') ? RE2JS.MULTILINE : 0;
  try {
    return RE2JS.compile(pattern, ignoreCase | lines);
  } catch {
    // The library throws for what is no pattern; that is the only thing it can mean here.
    return undefined;
  }
}
