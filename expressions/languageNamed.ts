import type { Language } from './Language.ts';

/** The grammar with that name among those passed. Throws without one, which is a bug of the caller. */
export function languageNamed(name: string, languages: readonly Language[] = []): Language {
  const language = languages.find((candidate) => candidate.name === name);
  if (language === undefined) throw new Error(`The language ${name} was not passed to the compiler.`);
  return language;
}
