import { excel } from '../../../expressions/excel/index.ts';
import { jsonata } from '../../../expressions/jsonata/index.ts';
import { addLanguage, formulaLanguages } from './formulaLanguages.ts';

// Importing this file registers all languages. The server, the command line and the editors do so.
for (const language of [excel, jsonata]) addLanguage(language);

/** Loads everything the languages need. Servers await it before they answer requests. */
export async function prepareLanguages(): Promise<void> {
  await Promise.all(formulaLanguages().map((language) => language.prepare?.()));
}
