import { isObject } from '../schema/Json.ts';
import type { SchemaBundle } from '../schema/SchemaBundle.ts';

/** `schemas/texts/<language>/<module>.json`: the texts of a module's schemas in another language. */
export interface TextCatalogue {
  readonly $schema?: string;
  readonly format: 1;
  /** The language of the translations, as in `Locale`. */
  readonly language: string;
  /** The folder of schemas it is about; `shared` for texts of several. */
  readonly module: string;
  /** Translation by the text as schemas write it. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Translations by source text. */
export type Words = ReadonlyMap<string, string>;

/** The name of the kind of schema, under which a bundle has its catalogues. */
export const textCatalogueKind = 'texts';

/** The catalogues of a bundle. */
export const cataloguesOf = ({ others }: Pick<SchemaBundle, 'others'>): readonly TextCatalogue[] => [
  ...((others?.get(textCatalogueKind) as ReadonlyMap<string, TextCatalogue> | undefined)?.values() ?? []), // read by this kind
];

/** The translations of a bundle into a language; unusable lines are left out. Empty: it has none. */
export const wordsOf = (bundle: Pick<SchemaBundle, 'others'>, language: string): Words =>
  new Map(
    cataloguesOf(bundle)
      .filter((one) => one.language === language && isObject(one.texts))
      .flatMap(({ texts }) => Object.entries(texts))
      .filter(([, text]) => typeof text === 'string' && text !== ''),
  );
