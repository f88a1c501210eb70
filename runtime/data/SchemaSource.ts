import type { DocumentTable } from '../model/fields/resolve/DocumentTable.ts';
import type { Provenance } from '../model/fields/resolve/ResolvedTable.ts';
import { resolve } from '../model/fields/resolve/resolve.ts';
import type { FieldTypeRegistry } from '../model/fields/types/index.ts';
import type { TableLayers } from '../wire/session/TableLayers.ts';
import { type Answer, answered, failed } from './Answer.ts';
import type { DataSource } from './DataSource.ts';
import { foldDocument } from './foldDocument.ts';
import { loadLanguages } from './loadLanguages.ts';

/**
 * Tables as the signed-in user sees them. Loads their layers, resolves them as the server does, and caches
 * the result.
 */
export class SchemaSource {
  readonly #data: DataSource;
  readonly #types: FieldTypeRegistry;
  readonly #onSettings: (settings: NonNullable<TableLayers['settings']>) => void;
  readonly #known = new Map<string, Promise<Answer<DocumentTable>>>();
  /** Last resolved table by name, so that an equal answer returns the same object. */
  readonly #folded = new Map<string, { readonly text: string; readonly document: DocumentTable }>();
  readonly #listeners = new Set<() => void>();
  #revision = 0;
  readonly #closed = new Set<string>();
  /** Loads the formula languages of a table, by its name in small letters. */
  readonly #languages = new Map<string, () => Promise<void>>();

  /** `onSettings`: receives the user's table settings before a page renders a table. */
  constructor(
    data: DataSource,
    types: FieldTypeRegistry,
    onSettings: (settings: NonNullable<TableLayers['settings']>) => void = () => undefined,
  ) {
    this.#onSettings = onSettings;
    this.#data = data;
    this.#types = types;
    data.schemaChanges?.(() => this.forget());
  }

  /** Increases whenever tables must be loaded again; `subscribe` reports it. */
  get revision(): number {
    return this.#revision;
  }

  /**
   * Subscribes to {@link revision}. Bound, so that it can be passed as a function. Returns the function that
   * unsubscribes.
   */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The table with its details, ready for forms. A failed load is not cached, so that a retry loads again. */
  async document(table: string): Promise<Answer<DocumentTable>> {
    const answer = await this.listed(table);
    if (!answer.ok) return answer;
    try {
      await this.ready(table);
      return answer;
    } catch (problem) {
      return unresolved(table, problem);
    }
  }

  /** The same for lists, which run no formulas: their languages do not load. Before a form is made of it: {@link ready}. */
  listed(table: string): Promise<Answer<DocumentTable>> {
    const key = table.toLowerCase();
    const known = this.#known.get(key);
    if (known) return known;
    const asked = this.#load(table).then((answer) => {
      if (!answer.ok) this.#known.delete(key);
      return answer;
    });
    this.#known.set(key, asked);
    return asked;
  }

  /** Loads the languages of a listed table's formulas. Rejects when one does not load. */
  async ready(table: string): Promise<void> {
    await this.#languages.get(table.toLowerCase())?.();
  }

  /**
   * The layer of each property of a table or one of its details, for "why?". Undefined when it could not be
   * loaded.
   */
  async provenance(table: string, detail?: string): Promise<Provenance | undefined> {
    const answer = await this.#data.tableLayers(table);
    // Formulas are written as texts of their languages.
    if (answer.ok) await loadLanguagesOf(answer.data).catch(() => undefined);
    const layers = answer.ok
      ? detail === undefined
        ? answer.data.layers
        : answer.data.details[detail]
      : undefined;
    return layers && resolve(layers, this.#types).because;
  }

  /** True when the user may list a table that a picker uses. Without the right the picker has no button. */
  mayPickFrom(table: string): boolean {
    return !this.#closed.has(table);
  }

  /** Clears the cache, after a login of another user or a published design. */
  forget(): void {
    this.#known.clear();
    this.#closed.clear();
    this.#revision += 1;
    for (const listener of this.#listeners) listener();
  }

  async #load(table: string): Promise<Answer<DocumentTable>> {
    const answer = await this.#data.tableLayers(table);
    if (!answer.ok) return answer;
    if (answer.data.settings) this.#onSettings(answer.data.settings);
    for (const closed of answer.data.closed ?? []) this.#closed.add(closed);
    try {
      const { layers, details } = answer.data;
      this.#languages.set(table.toLowerCase(), () => loadLanguagesOf(answer.data));
      const text = JSON.stringify([layers, details]);
      const before = this.#folded.get(table);
      if (before?.text === text) return answered(before.document);
      const document = foldDocument(answer.data, this.#types);
      this.#folded.set(table, { text, document });
      return answered(document);
    } catch (problem) {
      return unresolved(table, problem);
    }
  }
}

const loadLanguagesOf = ({ layers, details }: TableLayers): Promise<void> =>
  loadLanguages([layers, ...Object.values(details)].flat());

/** A schema that does not resolve shows an error in place of the page. */
const unresolved = (table: string, problem: unknown): Answer<never> =>
  failed('schema', `${table}: ${problem instanceof Error ? problem.message : String(problem)}`);
