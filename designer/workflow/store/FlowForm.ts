import { computed, type IComputedValue, runInAction } from 'mobx';
import type { Cell, MutableRow, Row } from '../../../runtime/model/schema/Row.ts';
import type { EditBoxStore } from '../../../runtime/store/box/EditBoxStore.ts';
import type { Column, FlowDraft, FlowState } from '../draft/FlowDraft.ts';

/** Columns that the canvas edits. */
export const columns: readonly Column[] = ['NodeConfig', 'LineConfig'];

/**
 * The flow in the form of the edit box. The draft is only there, so that saving, drafts and merging work as
 * for every record.
 */
export class FlowForm {
  /** Names of the fields of the left form. */
  readonly fields: readonly string[];
  readonly #box: EditBoxStore;
  readonly #draft: IComputedValue<FlowDraft>;
  readonly #header: IComputedValue<Row>;
  readonly #row: IComputedValue<Row>;

  constructor(box: EditBoxStore) {
    this.#box = box;
    const { main } = box.doc;
    this.fields = main.fields
      .filter(({ field, editRowNo, hidden }) => editRowNo && !hidden && !isColumn(field))
      .map(({ field }) => field);
    this.#draft = computed(
      () => ({ NodeConfig: this.#text('NodeConfig'), LineConfig: this.#text('LineConfig') }),
      { equals: sameRow },
    );
    this.#header = computed(
      () => {
        const row: MutableRow = {};
        for (const name of this.fields) row[name] = this.#cell(name);
        return row;
      },
      { equals: sameRow },
    );
    this.#row = computed(() => ({ [main.key]: this.#box.key ?? null, ...this.header, ...this.draft }), {
      equals: sameRow,
    });
  }

  /** Stays the same object while neither text changes. */
  get draft(): FlowDraft {
    return this.#draft.get();
  }

  get header(): Row {
    return this.#header.get();
  }

  get state(): FlowState {
    return { draft: this.draft, header: this.header };
  }

  /** The row of Sys_WorkFlow that a save would send. Stays the same object while nothing changes. */
  get row(): Row {
    return this.#row.get();
  }

  /** Writes a draft, or a whole state, into the form. */
  write({ draft, header = {} }: { readonly draft: FlowDraft; readonly header?: Row }): void {
    const { main } = this.#box;
    runInAction(() => {
      for (const [name, value] of [...Object.entries(header), ...Object.entries(draft)])
        if (main.has(name)) main.cell(name).set(value);
    });
  }

  #cell(name: string): Cell {
    const { main } = this.#box;
    return main.has(name) ? main.cell(name).value : null;
  }

  #text(column: Column): string {
    const value = this.#cell(column);
    return typeof value === 'string' ? value : '';
  }
}

/** True when two rows or drafts are equal. */
export function sameRow(a: Row | FlowDraft, b: Row | FlowDraft): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** True when two states of the history are equal. */
export const sameState = (a: FlowState, b: FlowState): boolean =>
  sameRow(a.draft, b.draft) && sameRow(a.header, b.header);

const isColumn = (name: string): boolean => columns.some((column) => column === name);
