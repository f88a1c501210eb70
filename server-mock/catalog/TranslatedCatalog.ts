import type { Layer } from '../../runtime/model/fields/resolve/Layer.ts';
import type { FurtherPage } from '../../runtime/model/schema/FurtherPage.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
import { type Words, wordsOf } from '../../runtime/model/texts/TextCatalogue.ts';
import { translateBundle, translateLayers } from '../../runtime/model/texts/translateBundle.ts';
import type { Overlay } from './Overlay.ts';
import { SchemaCatalog } from './SchemaCatalog.ts';

/** The language in which schemas are written. */
const written: Locale = 'zh';

/**
 * The schemas of another catalog with their texts in another language. It follows that catalog: schemas published
 * by either are in force in both. Formulas are read there, because they may name fields by title.
 */
class TranslatedCatalog extends SchemaCatalog {
  readonly #source: SchemaCatalog;
  readonly #locale: Locale;
  #words: Words = new Map();

  constructor(source: SchemaCatalog, locale: Locale) {
    super(source.bundle, source.types, source.ownTables);
    this.#source = source;
    this.#locale = locale;
    this.#follow();
    source.onUse(() => this.#follow());
  }

  override get source(): SchemaCatalog {
    return this.#source;
  }

  override get whole(): SchemaCatalog {
    return this.#source.whole;
  }

  override use(overlays: readonly Overlay[]): void {
    this.#source.use(overlays);
  }

  override trial(overlays: readonly Overlay[]): SchemaCatalog {
    return catalogIn(this.#source.trial(overlays), this.#locale);
  }

  override through(page: FurtherPage): SchemaCatalog {
    // The written page: this one has its titles translated already.
    const written = this.#source.pageOfApi(page.api) ?? page;
    return catalogIn(this.#source.through(written), this.#locale);
  }

  override isShippedDetail(main: string, detail: string): boolean {
    return this.#source.isShippedDetail(main, detail);
  }

  override isShipped(kind: string, name: string): boolean {
    return this.#source.isShipped(kind, name);
  }

  protected override read(exact: string): readonly Layer[] {
    return translateLayers(this.#source.layers(exact), this.#words);
  }

  #follow(): void {
    const { bundle, unfit, revision, published } = this.#source;
    this.#words = wordsOf(bundle, this.#locale);
    this.adopt({
      applied: { bundle: translateBundle(bundle, this.#words), layers: new Map(), unfit },
      revision,
      published,
    });
  }
}

const made = new WeakMap<SchemaCatalog, Map<Locale, SchemaCatalog>>();

/** The catalog with texts in this language: always the same one. Texts without translation stay as written. */
export const catalogIn = (catalog: SchemaCatalog, locale: Locale): SchemaCatalog => {
  const { source } = catalog;
  if (locale === written) return source;
  const known = made.get(source) ?? new Map<Locale, SchemaCatalog>();
  made.set(source, known);
  const found = known.get(locale) ?? new TranslatedCatalog(source, locale);
  known.set(locale, found);
  return found;
};
