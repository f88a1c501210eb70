import { makeAutoObservable, type ObservableMap, observable, runInAction } from 'mobx';
import type { Answer } from '../data/Answer.ts';
import type { DataSource } from '../data/DataSource.ts';
import { tableSettings } from '../data/wire.ts';
import {
  type ColumnSet,
  plainSettings,
  type TableSettings,
  type TableSpacing,
} from '../model/fields/columnSet/ColumnSet.ts';
import { read } from '../wire/shape.ts';
import type { Keep } from './AppStore.ts';

/** Widths dragged one after the other travel in one call after this rest. */
const restMs = 500;

type Data = Pick<DataSource, 'saveColumns' | 'saveColumnWidths' | 'saveTableSpacing' | 'saveSearchFields'>;

/**
 * What the signed-in user set for tables: columns, widths, heights, fields of the quick search. It comes with a table's
 * layers, is kept on the server, and as a copy in the browser under a key of its own a table, for a first paint without it. A
 * matter of display only.
 */
export class SettingsStore {
  readonly #data: Data;
  readonly #keep: Keep;
  readonly #user: string;
  readonly #failed: (message: string) => void;
  readonly #known: ObservableMap<string, TableSettings> = observable.map<string, TableSettings>([], {
    deep: false,
  });
  /** Read once: whoever draws compares by identity. */
  readonly #copies = new Map<string, TableSettings>();
  readonly #dragged = new Map<string, Record<string, number>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(data: Data, keep: Keep, user: string, failed: (message: string) => void) {
    this.#data = data;
    this.#keep = keep;
    this.#user = user;
    this.#failed = failed;
    makeAutoObservable(this, { of: false }, { autoBind: true });
  }

  /** The settings of a table (observed); those of this browser's copy until the server's are there. */
  of(table: string): TableSettings {
    const known = this.#known.get(table) ?? this.#copies.get(table);
    if (known) return known;
    const copy = this.#copyOf(table);
    this.#copies.set(table, copy);
    return copy;
  }

  /** The server's settings of some tables arrived. */
  take(settings: Readonly<Record<string, TableSettings>>): void {
    for (const [table, one] of Object.entries(settings)) this.#set(table, one);
  }

  /**
   * Keeps the columns; undefined: the schema's own again. `forgetWidths`: the dragged widths go too. A refusal changes
   * nothing and is the answer.
   */
  async saveColumns(
    table: string,
    columns: ColumnSet | undefined,
    forgetWidths = false,
  ): Promise<Answer<undefined>> {
    // Widths that still wait to be sent would come after they were forgotten.
    if (forgetWidths) this.#dragged.delete(table);
    const answer = await this.#data.saveColumns(table, columns, forgetWidths);
    if (!answer.ok) return answer;
    const { columns: _, ...rest } = this.of(table);
    const kept = forgetWidths ? { ...rest, widths: {} } : rest;
    runInAction(() => this.#set(table, columns === undefined ? kept : { ...kept, columns }));
    return answer;
  }

  /** A header edge was dragged: holds at once, is kept on the server when dragging has rested. */
  widen(table: string, field: string, width: number): void {
    const { widths, ...rest } = this.of(table);
    this.#set(table, { ...rest, widths: { ...widths, [field]: width } });
    this.#dragged.set(table, { ...this.#dragged.get(table), [field]: width });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sendWidths(), restMs);
  }

  async saveSpacing(table: string, spacing: TableSpacing): Promise<void> {
    this.#set(table, { ...this.of(table), spacing });
    this.#tell(await this.#data.saveTableSpacing(table, spacing));
  }

  /** Keeps the fields of the quick search; none: the page's own. */
  async saveSearchFields(table: string, searchFields: readonly string[]): Promise<void> {
    this.#set(table, { ...this.of(table), searchFields });
    this.#tell(await this.#data.saveSearchFields(table, searchFields));
  }

  async #sendWidths(): Promise<void> {
    const waiting = [...this.#dragged];
    this.#dragged.clear();
    for (const [table, widths] of waiting) this.#tell(await this.#data.saveColumnWidths(table, widths));
  }

  /** What could not be kept holds in this window all the same; the reason is said. */
  #tell(answer: Answer<undefined>): void {
    if (!answer.ok) this.#failed(answer.failure.message);
  }

  #set(table: string, settings: TableSettings): void {
    this.#known.set(table, settings);
    this.#keep.setItem(this.#key(table), JSON.stringify(settings));
  }

  #copyOf(table: string): TableSettings {
    try {
      const found = read(tableSettings, JSON.parse(this.#keep.getItem(this.#key(table)) ?? 'null'));
      return found.ok ? found.value : plainSettings;
    } catch {
      // Somebody wrote something else there: the schema's columns stand.
      return plainSettings;
    }
  }

  #key(table: string): string {
    return `jig.columns.${this.#user}.${table}`;
  }
}
