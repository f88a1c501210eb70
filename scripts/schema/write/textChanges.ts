import type { readBundle } from '../../../runtime/model/check/readBundle.ts';
import { isObject, type JsonObject } from '../../../runtime/model/schema/Json.ts';
import { cataloguesOf, type TextCatalogue, wordsOf } from '../../../runtime/model/texts/TextCatalogue.ts';
import { textsOf } from '../../../runtime/model/texts/textsOf.ts';

type Read = ReturnType<typeof readBundle>;
type SchemaText = ReturnType<typeof textsOf>[number];

/** A changed catalogue, and how many of its lines have to be read. */
export interface TextChange {
  readonly file: string;
  readonly document: JsonObject;
  readonly made: number;
}

/** Catalogue of texts that several modules have. */
const shared = 'shared';

/** Properties of an object whose value is a name in English, for its title. */
const names = ['field', 'table', 'view', 'dicNo', 'tableName', 'path'] as const;
const titles: ReadonlySet<string | number | undefined> = new Set(['title', 'cnName', 'dicName', 'name']);

/** The catalogue of the texts of a file: its folder, or the kind's. */
const moduleOf = (file: string): string => {
  const parts = file.split('/');
  const own = parts[1] === 'views' ? undefined : parts.length > 3 ? parts[2] : undefined;
  return own ?? (parts[1] ?? '').replace(/\.json$/, '');
};

/** `Check_Date` and `CheckDate` as words: `Check date`. */
const wordsIn = (name: string): string => {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter((word) => word !== '');
  const kept = words.length > 1 && words.at(-1)?.toLowerCase() === 'id' ? words.slice(0, -1) : words;
  const text = kept.map((word) => (/^[A-Z\d]+$/.test(word) ? word : word.toLowerCase())).join(' ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

/** English for a title, from the name beside it; otherwise the text itself. */
const proposed = ({ text, owner, steps }: SchemaText): string => {
  if (!titles.has(steps.at(-1)) || text.includes('{') || !/\p{Script=Han}/u.test(text)) return text;
  let holder: unknown = owner;
  for (const step of steps.slice(0, -1)) holder = (holder as Readonly<Record<string, unknown>>)[step]; // a path that was walked
  if (!isObject(holder)) return text;
  const name = names.map((one) => (holder as JsonObject)[one]).find((one) => typeof one === 'string');
  return wordsIn(String(name ?? '')) || text;
};

/**
 * Changes of the catalogues after schemas changed: lines for texts that have no translation, in the catalogue of their module,
 * and without lines of texts that are gone. English titles are made of names, others stay in their own language.
 */
export const textChanges = (before: Read, after: Read): readonly TextChange[] => {
  const all = textsOf(after.bundle);
  const gone = new Set(textsOf(before.bundle).map(({ text }) => text));
  const modules = new Map<string, Set<string>>();
  for (const { text, owner } of all) {
    gone.delete(text);
    const known = modules.get(text) ?? new Set();
    modules.set(text, known.add(moduleOf(after.files.get(owner) ?? '')));
  }
  const catalogues = cataloguesOf(after.bundle);
  return [...new Set(catalogues.map(({ language }) => language))].flatMap((language) => {
    const words = wordsOf(after.bundle, language);
    const added = new Map<string, Map<string, string>>();
    for (const one of all) {
      if (words.has(one.text)) continue;
      const in_ = modules.get(one.text) ?? new Set();
      const module = in_.size === 1 ? ([...in_][0] ?? shared) : shared;
      const lines = added.get(module) ?? new Map<string, string>();
      added.set(module, lines);
      const line = language === 'en' ? proposed(one) : one.text;
      if ((lines.get(one.text) ?? one.text) === one.text) lines.set(one.text, line);
    }
    const known = new Map(
      catalogues.filter((one) => one.language === language).map((one) => [one.module, one] as const),
    );
    return [...new Set([...known.keys(), ...added.keys()])].flatMap((module): readonly TextChange[] => {
      const old = known.get(module);
      const lines = added.get(module) ?? new Map<string, string>();
      const kept = Object.entries(old?.texts ?? {}).filter(([text]) => !gone.has(text));
      if (lines.size === 0 && kept.length === Object.keys(old?.texts ?? {}).length) return [];
      const head: TextCatalogue = old ?? {
        $schema: '../../meta/texts.schema.json',
        format: 1,
        language,
        module,
        texts: {},
      };
      const document = { ...head, texts: Object.fromEntries([...kept, ...lines]) } as JsonObject;
      const made = [...lines.keys()].filter((text) => /\p{Script=Han}/u.test(text)).length;
      return [{ file: `schemas/texts/${language}/${module}.json`, document, made }];
    });
  });
};
