import type { Language } from '../../expressions/index.ts';
import { addLanguage, formulaLanguage } from '../model/expression/formulaLanguages.ts';
import { languagesIn } from '../model/expression/languagesIn.ts';
import type { Layer } from '../model/Layer.ts';

/** Where a browser finds each grammar; each comes with the first table that needs it. */
const loaders: Readonly<Record<string, () => Promise<Language>>> = {
  excel: async () => (await import('../../expressions/excel/index.ts')).excel,
};

/** Makes the grammars known that formulas of these layers need. One nobody has is met, and said, when the table is folded. */
export async function loadLanguages(layers: readonly Layer[]): Promise<void> {
  const missing = [...languagesIn(layers)].filter((name) => formulaLanguage(name) === undefined);
  await Promise.all(
    missing.map(async (name) => {
      const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
      if (load !== undefined) addLanguage(await load());
    }),
  );
}
