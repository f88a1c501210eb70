import { computed, type IComputedValue } from 'mobx';
import type { DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../model/schema/Row.ts';
import { type RowInEdit, recalculatedRow, rowKeyField } from '../detail/detailRows.ts';
import { formPlanOf } from '../form/FormPlan.ts';
import type { FormStore } from '../form/FormStore.ts';
import { placeOfKey, withRow } from './DetailState.ts';
import { headerOf } from './headerMeasure.ts';
import { RunningTotals } from './RunningTotals.ts';

/**
 * Current rows of a detail table: rows of the state, recalculated where they read the header, and the row in
 * edit from its form. A key press there replaces one row and copies the list, whatever its length.
 */
export class LiveRows {
  readonly #editing: () => RowInEdit | undefined;
  readonly #settled: IComputedValue<readonly Row[]>;
  readonly #at: IComputedValue<number>;
  readonly #live: IComputedValue<Row | undefined>;
  readonly #shown: IComputedValue<readonly Row[]>;
  readonly #summary: IComputedValue<Row | undefined>;

  constructor(
    table: ResolvedTable,
    main: FormStore,
    doc: DocumentTable | undefined,
    rows: () => readonly Row[],
    editing: () => RowInEdit | undefined,
  ) {
    this.#editing = editing;
    const { readsMain } = formPlanOf(table, doc);
    // One computed value per row: leaving a cell recalculates one row only.
    const known = new WeakMap<Row, IComputedValue<Row>>();
    const settledRow = (row: Row): Row => {
      const made = known.get(row) ?? computed(() => recalculatedRow(table, row, main, doc));
      known.set(row, made);
      return made.get();
    };
    this.#settled = computed(() => (readsMain ? rows().map(settledRow) : rows()));
    this.#at = computed(() => placeOfKey(rows(), editing()?.key));
    this.#live = computed(() => this.#liveRow());
    this.#shown = computed(() => {
      const live = this.#live.get();
      return live ? withRow(this.#settled.get(), this.#at.get(), live) : this.#settled.get();
    });
    const totals = new RunningTotals(table);
    this.#summary = computed(() => {
      if (totals.fields.length === 0) return undefined;
      const live = this.#live.get();
      const changed = live && { at: this.#at.get(), row: live };
      return totals.of(this.#settled.get(), changed, headerOf(main));
    });
  }

  /** All rows including the one in edit, as the grid shows and header formulas read them. */
  get all(): readonly Row[] {
    return this.#shown.get();
  }

  /** Exact totals of the summary fields, each by currency or unit; undefined when the table has none. */
  get summary(): Row | undefined {
    return this.#summary.get();
  }

  /** Position of the row in edit; -1: none. */
  get editingAt(): number {
    return this.#at.get();
  }

  /** The row in edit as in its form. */
  get live(): Row | undefined {
    return this.#live.get();
  }

  #liveRow(): Row | undefined {
    const editing = this.#editing();
    if (!editing || this.#at.get() < 0) return undefined;
    // A plain record of the fields and of the row's other values.
    return { ...editing.form.live(), [rowKeyField]: editing.key };
  }
}
