import type { Language } from '../../expressions/index.ts';
import type { Layer } from '../model/fields/resolve/Layer.ts';
import { addLanguage, formulaLanguage, languagesIn } from '../model/formulas/formulaLanguages.ts';

/** Loaders of formula languages. Each language loads with the first table that needs it. */
const loaders: Readonly<Record<string, () => Promise<Language>>> = {
  excel: async () => (await import('../../expressions/excel/excelByNeed.ts')).excelByNeed,
  jsonata: async () => (await import('../../expressions/jsonata/index.ts')).jsonata,
};

/**
 * Loads the languages that the formulas of these layers need. A formula in an unknown language does not run.
 */
export async function loadLanguages(layers: readonly Layer[]): Promise<void> {
  await Promise.all(
    [...languagesIn(layers)].map(async ([name, trees]) => {
      const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
      const language = formulaLanguage(name) ?? (await load?.());
      if (language === undefined) return;
      addLanguage(language);
      await Promise.all(trees.map((tree) => language.prepare?.(tree)));
    }),
  );
}
