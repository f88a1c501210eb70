import type { SchemaBundle } from '../schema/SchemaBundle.ts';
import { cataloguesOf } from './TextCatalogue.ts';

/** Gives the translations of a text into every language that has catalogues. */
export const translationsOf = (
  bundle: Pick<SchemaBundle, 'others'>,
): ((text: string) => readonly string[]) => {
  const catalogues = cataloguesOf(bundle);
  return (text) => catalogues.flatMap(({ texts }) => (Object.hasOwn(texts, text) ? (texts[text] ?? []) : []));
};
