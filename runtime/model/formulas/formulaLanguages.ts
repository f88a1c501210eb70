import type { Language } from '../../../expressions/index.ts';

const known = new Map<string, Language>();

/**
 * Makes a text grammar known to this process. Servers and editors add all (`registerLanguages.ts`); a browser adds one when a
 * table with such a formula comes, before it is folded, so that pages without formulas load none.
 */
export function addLanguage(language: Language): void {
  known.set(language.name, language);
}

/** The grammars known so far. */
export function formulaLanguages(): readonly Language[] {
  return [...known.values()];
}

/** The grammar of a name, when it is known. */
export function formulaLanguage(name: string): Language | undefined {
  return known.get(name);
}
