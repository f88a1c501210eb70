import type { DocumentTable } from '../model/fields/resolve/DocumentTable.ts';
import type { Provenance } from '../model/fields/resolve/ResolvedTable.ts';
import { resolve } from '../model/fields/resolve/resolve.ts';
import type { FieldTypeRegistry } from '../model/fields/types/index.ts';
import { type Answer, answered, failed } from './Answer.ts';
import type { DataSource, TableLayers } from './DataSource.ts';
import { foldDocument } from './foldDocument.ts';
import { loadLanguages } from './loadLanguages.ts';

/** Tables as the signed-in user sees them: fetched as layers, folded with the same `resolve` as on the server, kept. */
export class SchemaSource {
  readonly #data: DataSource;
  readonly #types: FieldTypeRegistry;
  readonly #onSettings: (settings: NonNullable<TableLayers['settings']>) => void;
  readonly #known = new Map<string, Promise<Answer<DocumentTable>>>();
  /** Last resolved table by answer: the same answer returns the same table. */
  readonly #folded = new Map<string, { readonly text: string; readonly document: DocumentTable }>();
  readonly #listeners = new Set<() => void>();
  #revision = 0;
  readonly #closed = new Set<string>();

  /** `onSettings`: hears what the user set for the tables, before a page draws one. */
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

  /** Raised whenever tables must be asked for again; `subscribe` hears of it. */
  get revision(): number {
    return this.#revision;
  }

  /** Bound, so that it can be handed on; ends with the returned function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The table with its details; a failed load is not kept, so that a retry asks again. */
  document(table: string): Promise<Answer<DocumentTable>> {
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

  /** Which layer says what of a table, or of one of its details: for "why?". Undefined when it could not be loaded. */
  async provenance(table: string, detail?: string): Promise<Provenance | undefined> {
    const answer = await this.#data.tableLayers(table);
    const layers = answer.ok
      ? detail === undefined
        ? answer.data.layers
        : answer.data.details[detail]
      : undefined;
    return layers && resolve(layers, this.#types).because;
  }

  /** The user may list a table that a loaded one picks from: without the right its picker has no button. */
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
      await loadLanguages([answer.data.layers, ...Object.values(answer.data.details)].flat());
      const { layers, details } = answer.data;
      const text = JSON.stringify([layers, details]);
      const before = this.#folded.get(table);
      if (before?.text === text) return answered(before.document);
      const document = foldDocument(answer.data, this.#types);
      this.#folded.set(table, { text, document });
      return answered(document);
    } catch (problem) {
      // A schema that does not fold is a fault of the schema, said where the page would stand, never a white page.
      return failed('schema', `${table}: ${problem instanceof Error ? problem.message : String(problem)}`);
    }
  }
}
