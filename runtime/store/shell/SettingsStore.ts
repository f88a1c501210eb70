import { makeAutoObservable, type ObservableMap, observable, runInAction } from 'mobx';
import { type Answer, answered } from '../../data/Answer.ts';
import type { DataSource } from '../../data/DataSource.ts';
import { choicesOf } from '../../model/fields/columnSet/arrangeColumns.ts';
import {
  type ColumnSet,
  plainSettings,
  type RowHeight,
  rowHeights,
  type TableSettings,
  type TableSpacing,
} from '../../model/fields/columnSet/ColumnSet.ts';
import { moveChoice } from '../../model/fields/columnSet/moveChoice.ts';
import type { Column } from '../../model/fields/projections/columns.ts';
import type { SentOptionViews } from '../../model/schema/OptionViewRow.ts';
import { read } from '../../wire/shape.ts';
import { tableSettings } from '../../wire/tableSettings/readTableSettings.ts';
import type { Keep } from './AppStore.ts';

/** Milliseconds without dragging before widths are sent, all in one call. */
const restMs = 500;

/** Height of rows until the user chooses another. */
const usualRowHeight = rowHeights[2];

type Data = Pick<
  DataSource,
  'saveColumns' | 'saveColumnWidths' | 'saveTableSpacing' | 'saveRowHeight' | 'saveSearchFields'
>;

/** Columns that stand over a user's own, such as those of an open view. */
export interface ColumnOverlay {
  /** Name of the view that the columns are of. */
  readonly name: string | undefined;
  /** Undefined: the user's own show. */
  readonly columns: ColumnSet | undefined;
  /** An overlay is in force: a change of columns goes to it and is not stored. */
  readonly isOpen: boolean;
  arrange(columns: ColumnSet | undefined): void;
}

/**
 * Display settings of the signed-in user by table: columns, widths, heights, quick-search fields. They come
 * with a table's layers and are stored on the server. A copy per table in the browser serves the first paint.
 */
export class SettingsStore {
  readonly #data: Data;
  readonly #keep: Keep;
  readonly #user: string;
  readonly #failed: (message: string) => void;
  readonly #known: ObservableMap<string, TableSettings> = observable.map<string, TableSettings>([], {
    deep: false,
  });
  /** Copies read once, because components compare by identity. */
  readonly #copies = new Map<string, TableSettings>();
  readonly #overlays = observable.map<string, ColumnOverlay>([], { deep: false });
  /** Settings with the columns of an overlay, kept because components compare by identity. */
  readonly #laid = new Map<string, { readonly own: TableSettings; readonly shown: TableSettings }>();
  readonly #rowHeight = observable.box<RowHeight | undefined>(undefined);
  readonly #dragged = new Map<string, Record<string, number>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(data: Data, keep: Keep, user: string, failed: (message: string) => void) {
    this.#data = data;
    this.#keep = keep;
    this.#user = user;
    this.#failed = failed;
    makeAutoObservable(
      this,
      { of: false, viewsOf: false, viewOver: false, lay: false, rowHeightOf: false },
      { autoBind: true },
    );
  }

  /** Settings of a table as shown (observed); the browser's copy until the server's arrive. */
  of(table: string): TableSettings {
    const own = this.#own(table);
    const columns = this.#overlays.get(table)?.columns;
    if (columns === undefined) return own;
    const known = this.#laid.get(table);
    // Views often have the same columns: the grid is then not laid out again.
    if (known?.own === own && isSame(known.shown.columns, columns)) return known.shown;
    const shown = { ...own, columns };
    this.#laid.set(table, { own, shown });
    return shown;
  }

  /** Name of the view whose columns stand over the user's own (observed); undefined: none do. */
  viewOver(table: string): string | undefined {
    const overlay = this.#overlays.get(table);
    return overlay?.columns === undefined ? undefined : overlay.name;
  }

  /** The saved views of a page (observed). */
  viewsOf(table: string): SentOptionViews | undefined {
    return this.#own(table).views;
  }

  /** Puts columns over the user's own. A later overlay of the table replaces it. */
  lay(table: string, overlay: ColumnOverlay): void {
    this.#overlays.set(table, overlay);
  }

  #own(table: string): TableSettings {
    const known = this.#known.get(table) ?? this.#copies.get(table);
    if (known) return known;
    const copy = this.#copyOf(table);
    this.#copies.set(table, copy);
    return copy;
  }

  /** Takes the server's settings of tables. */
  take(settings: Readonly<Record<string, TableSettings>>): void {
    for (const [table, one] of Object.entries(settings)) this.#set(table, one);
  }

  /**
   * Stores the columns; undefined restores the schema's. `forgetWidths` also resets dragged widths. Returns a
   * refusal, which changes nothing.
   */
  async saveColumns(
    table: string,
    columns: ColumnSet | undefined,
    forgetWidths = false,
  ): Promise<Answer<undefined>> {
    const overlay = this.#overlays.get(table);
    if (overlay?.isOpen) {
      overlay.arrange(columns);
      return answered(undefined);
    }
    // Unsent widths would arrive after the reset.
    if (forgetWidths) this.#dragged.delete(table);
    const answer = await this.#data.saveColumns(table, columns, forgetWidths);
    if (!answer.ok) return answer;
    const { columns: _, ...rest } = this.#own(table);
    const kept = forgetWidths ? { ...rest, widths: {} } : rest;
    runInAction(() => this.#set(table, columns === undefined ? kept : { ...kept, columns }));
    return answer;
  }

  /** Sets a dragged width at once; sends it when dragging pauses. */
  widen(table: string, field: string, width: number): void {
    const { widths, ...rest } = this.#own(table);
    this.#set(table, { ...rest, widths: { ...widths, [field]: width } });
    this.#dragged.set(table, { ...this.#dragged.get(table), [field]: width });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sendWidths(), restMs);
  }

  /** Moves a column to the place of another at once, and stores the columns as the column dialog does. */
  async moveColumn(table: string, columns: readonly Column[], field: string, to: string): Promise<void> {
    const moved = moveChoice(choicesOf(columns, this.of(table).columns), field, to);
    const overlay = this.#overlays.get(table);
    if (overlay?.isOpen) {
      overlay.arrange(moved);
      return;
    }
    const own = this.#own(table);
    this.#set(table, { ...own, columns: moved });
    this.#tell(await this.#data.saveColumns(table, moved, false));
  }

  /** Takes the changed views of a page. */
  takeViews(table: string, views: SentOptionViews): void {
    this.#set(table, { ...this.#own(table), views });
  }

  async saveSpacing(table: string, spacing: TableSpacing): Promise<void> {
    this.#set(table, { ...this.#own(table), spacing });
    this.#tell(await this.#data.saveTableSpacing(table, spacing));
  }

  /** Height of the rows of a list (observed): the one chosen in this window, else the table's stored one. */
  rowHeightOf(table: string): RowHeight {
    return this.#rowHeight.get() ?? this.#own(table).rowHeight ?? usualRowHeight;
  }

  /** Sets the height of the rows of all lists at once. */
  async saveRowHeight(height: RowHeight): Promise<void> {
    this.#rowHeight.set(height);
    this.#tell(await this.#data.saveRowHeight(height));
  }

  /** Stores the quick-search fields; an empty list restores the page's own. */
  async saveSearchFields(table: string, searchFields: readonly string[]): Promise<void> {
    this.#set(table, { ...this.#own(table), searchFields });
    this.#tell(await this.#data.saveSearchFields(table, searchFields));
  }

  async #sendWidths(): Promise<void> {
    const waiting = [...this.#dragged];
    this.#dragged.clear();
    for (const [table, widths] of waiting) this.#tell(await this.#data.saveColumnWidths(table, widths));
  }

  /** Settings that could not be stored still apply in this window; the error is shown. */
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
      // Other software wrote this value: use the schema's columns.
      return plainSettings;
    }
  }

  #key(table: string): string {
    return `jig.columns.${this.#user}.${table}`;
  }
}

const isSame = (one: ColumnSet | undefined, other: ColumnSet): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
