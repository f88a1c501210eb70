import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { choicesOf } from '../../model/fields/columnSet/arrangeColumns.ts';
import type { ColumnChoice, ColumnSet, TableSettings } from '../../model/fields/columnSet/ColumnSet.ts';
import { checkColumnSet } from '../../model/fields/columnSet/checkColumnSet.ts';
import { moveChoice } from '../../model/fields/columnSet/moveChoice.ts';
import { type Column, columnsOf, type Showing } from '../../model/fields/projections/columns.ts';
import type { DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import type { SettingsStore } from '../shell/SettingsStore.ts';

/** One tab of the column dialog: the future columns of a table. */
export class ColumnTab {
  readonly table: string;
  readonly title: string;
  readonly detail: boolean;
  readonly columns: readonly Column[];
  choices: ColumnSet;
  /** Also resets the widths the user dragged. */
  forgetsWidths = false;
  readonly #before: ColumnSet;
  readonly #hasWidths: boolean;

  constructor(
    table: { readonly table: string; readonly title: string; readonly detail: boolean },
    columns: readonly Column[],
    { columns: set, widths }: Pick<TableSettings, 'columns' | 'widths'>,
  ) {
    this.#hasWidths = Object.keys(widths).length > 0;
    this.table = table.table;
    this.title = table.title;
    this.detail = table.detail;
    this.columns = columns;
    this.choices = choicesOf(columns, set);
    this.#before = this.choices;
    makeAutoObservable(
      this,
      { table: false, title: false, detail: false, columns: false, choices: observableRef },
      { autoBind: true },
    );
  }

  /** Whether anything differs from the state when the dialog opened. */
  get changed(): boolean {
    return this.forgetsWidths || !same(this.choices, this.#before);
  }

  /** The column set to store; undefined: the schema's own. */
  get kept(): ColumnSet | undefined {
    return same(this.choices, choicesOf(this.columns, undefined)) ? undefined : this.choices;
  }

  get issues(): readonly Issue[] {
    return checkColumnSet(this.choices, this.columns, this.detail);
  }

  titleOf(field: string): string {
    return this.columns.find((column) => column.field === field)?.title ?? field;
  }

  /** Names of the column's groups as one text; empty: none. */
  groupOf(field: string): string {
    return this.columns.find((column) => column.field === field)?.groups.join(' / ') ?? '';
  }

  /** Moves a column to the place of another. */
  move(field: string, to: string): void {
    this.choices = moveChoice(this.choices, field, to);
  }

  set(field: string, change: Partial<Pick<ColumnChoice, 'show' | 'fixed'>>): void {
    this.choices = this.choices.map((choice) => (choice.field === field ? { ...choice, ...change } : choice));
  }

  /** Resets columns and widths to the schema. */
  reset(): void {
    this.choices = choicesOf(this.columns, undefined);
    this.forgetsWidths = this.#hasWidths;
  }
}

const same = (a: ColumnSet, b: ColumnSet): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Edits in the column dialog: a tab for the main table and each detail table. */
export class ColumnDraft {
  readonly tabs: readonly ColumnTab[];
  saving = false;
  readonly #settings: SettingsStore;

  constructor(settings: SettingsStore, doc: DocumentTable, showing: Showing | undefined) {
    this.#settings = settings;
    const tab = (table: DocumentTable['main'], title: string, detail: boolean): ColumnTab =>
      new ColumnTab(
        { table: table.table, title, detail },
        columnsOf(table, showing),
        settings.of(table.table),
      );
    this.tabs = [
      tab(doc.main, doc.main.cnName, false),
      ...doc.details.map(({ schema, table }) => tab(table, schema.cnName ?? table.cnName, true)),
    ].filter(({ columns }) => columns.length > 0);
    makeAutoObservable(this, { tabs: false }, { autoBind: true });
  }

  /** The first mistake and its tab; undefined: all can be stored. */
  get problem(): { readonly tab: ColumnTab; readonly issue: Issue } | undefined {
    for (const tab of this.tabs) {
      const [issue] = tab.issues;
      if (issue) return { tab, issue };
    }
    return undefined;
  }

  /** Stores the changes. Returns the text of a refusal; undefined: all is stored. */
  async save(): Promise<string | undefined> {
    if (this.saving) return undefined;
    this.saving = true;
    let refused: string | undefined;
    for (const tab of this.tabs) {
      if (!tab.changed || refused !== undefined) continue;
      const answer = await this.#settings.saveColumns(tab.table, tab.kept, tab.forgetsWidths);
      if (!answer.ok) refused = answer.failure.message;
    }
    runInAction(() => {
      this.saving = false;
    });
    return refused;
  }
}
