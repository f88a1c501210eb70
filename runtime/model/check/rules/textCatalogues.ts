import { cataloguesOf, wordsOf } from '../../texts/TextCatalogue.ts';
import { textsOf } from '../../texts/textsOf.ts';
import type { SchemaRule } from '../CheckSubject.ts';
import { schemaIssue } from '../schemaIssue.ts';

/** A place for a value in a text: `{name}`. */
const placeholder = /\{[A-Za-z_$][A-Za-z0-9_.$]{0,62}\}/g;

const placeholdersOf = (text: string): string => [...new Set(text.match(placeholder))].toSorted().join(' ');

/**
 * Finds catalogues in another file than that of their name, translations with other placeholders than their text, and texts
 * translated in two files of a language.
 */
export const textCatalogues: SchemaRule = {
  name: 'textCatalogues',
  *check(subject) {
    const known = new Map<string, string>();
    for (const one of cataloguesOf(subject.bundle)) {
      const file = subject.options.files?.get(one);
      const named = `${one.language}/${one.module}.json`;
      if (file !== undefined && !file.endsWith(`/${named}`))
        yield schemaIssue('schema.textPlace', subject.at(one, 'module'), { expected: named });
      for (const [text, translated] of Object.entries(one.texts)) {
        const path = subject.at(one, 'texts', text);
        const key = `${one.language} ${text}`;
        const other = known.get(key);
        if (other === undefined) known.set(key, one.module);
        else yield schemaIssue('schema.textTwice', path, { name: text, other });
        const expected = placeholdersOf(text);
        if (placeholdersOf(translated) !== expected)
          yield schemaIssue('schema.textPlaceholders', path, { name: text, expected: expected || '-' });
      }
    }
  },
};

/** Finds texts of schemas that a language lacks, and translations of texts that no schema has. */
export const completeTexts: SchemaRule = {
  name: 'completeTexts',
  *check(subject) {
    if (subject.options.completeTexts !== true) return;
    const { bundle } = subject;
    const byText = new Map(
      textsOf(bundle)
        .toReversed()
        .map((one) => [one.text, one] as const),
    );
    const catalogues = cataloguesOf(bundle);
    for (const one of catalogues)
      for (const text of Object.keys(one.texts))
        if (!byText.has(text))
          yield schemaIssue('schema.textUnknown', subject.at(one, 'texts', text), { name: text });
    for (const language of new Set(catalogues.map((one) => one.language))) {
      const words = wordsOf(bundle, language);
      for (const { text, owner, steps } of byText.values())
        if (!words.has(text))
          yield schemaIssue('schema.textMissing', subject.at(owner, ...steps), { name: text, language });
    }
  },
};
