import type { Language } from './Language.ts';

/** The grammar of that name among those passed; that there is none is a bug of the caller. */
export function languageNamed(name: string, languages: readonly Language[] = []): Language {
  const language = languages.find((candidate) => candidate.name === name);
  if (language === undefined) throw new Error(`The language ${name} was not passed to the compiler.`);
  return language;
}
