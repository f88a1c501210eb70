import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { EntryCalls } from '../../runtime/data/EntryCalls.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { appendRows } from '../../runtime/store/detail/appendRows.ts';
import type { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import type { DatabaseColumns } from '../../runtime/wire/codegen/DatabaseColumns.ts';

/** How a stored entry differs from its table in the database, and the columns that are taken from there. */
export class DatabaseSyncStore {
  /** Undefined: not asked yet. */
  told: DatabaseColumns | undefined;
  failed: string | undefined;
  isWaiting = false;
  /** Columns taken since the last answer; undefined: not tried, 0: the row in edit has mistakes. */
  taken: number | undefined;
  readonly #calls: () => Promise<EntryCalls>;
  readonly #columns: DetailStore;

  constructor(calls: () => Promise<EntryCalls>, columns: DetailStore) {
    this.#calls = calls;
    this.#columns = columns;
    makeAutoObservable(this, { told: observableRef }, { autoBind: true });
  }

  /** Asks the database. */
  async ask(tableName: string): Promise<void> {
    if (this.isWaiting) return;
    this.isWaiting = true;
    const answer = await (await this.#calls()).sync(tableName);
    runInAction(() => {
      this.isWaiting = false;
      this.taken = undefined;
      this.failed = answer.ok ? undefined : answer.failure.message;
      this.told = answer.ok ? answer.data : undefined;
    });
  }

  /** Adds the new columns of the database as rows, as one step that can be undone. */
  take(): void {
    const { told } = this;
    if (told === undefined) return;
    const { fields } = this.#columns.table;
    const known = new Set(this.#columns.rows.map((row) => String(row.ColumnName ?? '').toLowerCase()));
    const rows = told.added
      .filter(({ columnName }) => !known.has(columnName.toLowerCase()))
      .map((column): Row => {
        const values = new Map(
          Object.entries(column).map(([name, value]) => [name.toLowerCase(), value] as const),
        );
        return Object.fromEntries(
          fields.flatMap(({ field }) => {
            const value = values.get(field.toLowerCase());
            return value === undefined || value === null ? [] : [[field, value] as const];
          }),
        );
      });
    const isDone = appendRows(this.#columns, rows);
    this.taken = isDone ? rows.length : 0;
    if (isDone) this.told = { ...told, added: [] };
  }
}
