import { excel } from '../../../expressions/excel/index.ts';
import { jsonata } from '../../../expressions/jsonata/index.ts';
import { addLanguage, formulaLanguages } from './formulaLanguages.ts';

// Importing this file makes every grammar known: the server, the command line and the editors' chunks do.
for (const language of [excel, jsonata]) addLanguage(language);

/** Loads everything any formula may need: servers await it before they answer. */
export async function prepareLanguages(): Promise<void> {
  await Promise.all(formulaLanguages().map((language) => language.prepare?.()));
}
