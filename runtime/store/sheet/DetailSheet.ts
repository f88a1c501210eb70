import type { ResolvedField } from '../../model/fields/resolve/ResolvedTable.ts';
import { mainName } from '../../model/formulas/recordScope.ts';
import { type CellReader, cellReader } from '../../model/record/clipboard/cellReader.ts';
import { fieldState } from '../../model/record/fieldState.ts';
import type { Option } from '../../model/schema/FieldSchema.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import type { Cell, MutableRow, Row } from '../../model/schema/Row.ts';
import type { DetailStore } from '../detail/DetailStore.ts';
import { rowKeyField } from '../detail/detailRows.ts';
import { isEditableIn } from '../form/isEditableIn.ts';
import type { CellBlock } from './CellRange.ts';
import { type ChangedPlace, changedPlace } from './changedPlace.ts';
import { fetchLookups, type WrittenRow } from './fetchLookups.ts';
import { clearCells, fillDown } from './fillDown.ts';
import { type Pasted, pasteBlock } from './pasteBlock.ts';
import { isUnread, rowIssues } from './rowIssues.ts';
import type { ChangedRow, SheetEdit, SheetRules } from './SheetEdit.ts';

/** Result of an operation on cells. */
export interface SheetReport {
  readonly rows: number;
  readonly columns: number;
  readonly added: number;
  /** Cells written. */
  readonly cells: number;
  /** Read-only cells left unchanged. */
  readonly skipped: number;
  /** Texts without a cell. */
  readonly left: number;
  /** Cells with an issue now; they are marked. */
  readonly bad: number;
}

/**
 * A detail table as a spreadsheet. Operations on blocks of cells are one undo step each, and formulas of a
 * row run once however many of its cells change. Bad cells do not block the operation: they are marked and
 * block the save.
 */
export class DetailSheet {
  readonly #detail: DetailStore;
  readonly #optionsOf: (field: ResolvedField) => readonly Option[] | undefined;

  /** `optionsOf`: options of a field or its dictionary, for labels; undefined: none, or unknown here. */
  constructor(detail: DetailStore, optionsOf: (field: ResolvedField) => readonly Option[] | undefined) {
    this.#detail = detail;
    this.#optionsOf = optionsOf;
  }

  /** Whether the user may change a cell: by its field, the row's conditions and the table's locks. */
  readonly canEdit = (row: Row, name: string): boolean => {
    const { table, main } = this.#detail;
    const { permitted } = this.#detail.edit;
    if (!isEditableIn(table, name) || permitted?.has(name) === false) return false;
    const field = table.byName.get(name);
    if (field && (field.readonlyWhen || field.visibleWhen)) {
      const state = fieldState(field, this.#scope(row), main.run);
      if (state.readonly || state.disabled || state.hidden) return false;
    }
    return this.#detail.lockOf(row, 'Update') === undefined;
  };

  /** Whether rows may be added. */
  get mayAdd(): boolean {
    return this.#detail.edit.mayAdd;
  }

  /** Pastes rows of texts at a block; `fields` are the columns on screen in order. */
  paste(cells: readonly (readonly string[])[], at: CellBlock, fields: readonly string[]): SheetReport {
    this.#detail.edit.take();
    const readers = new Map<string, CellReader>();
    const pasted = pasteBlock(cells, at, {
      ...this.#rules(),
      fields,
      ...(this.mayAdd ? { newRow: () => this.#detail.newRow() } : {}),
      readerOf: (name) => {
        const known = readers.get(name);
        if (known) return known;
        const field = this.#detail.table.byName.get(name);
        const made: CellReader = field
          ? cellReader(field, this.#optionsOf(field))
          : (text) => ({ value: text, issue: undefined });
        readers.set(name, made);
        return made;
      },
    });
    return this.#apply(pasted, pasted);
  }

  /**
   * Reads text left in a picker of the row in edit (`2027/1/5`) as a pasted text; unreadable text is dropped.
   */
  typed(name: string, text: string): void {
    const field = this.#detail.table.byName.get(name);
    const cell = this.#detail.editing?.form.cell(name);
    if (!field || !cell || text.trim() === '') return;
    const { value, issue } = cellReader(field, this.#optionsOf(field))(text);
    if (!issue && value !== cell.value) cell.set(value);
  }

  fillDown(block: CellBlock): SheetReport {
    this.#detail.edit.take();
    return this.#apply(fillDown(block, this.#detail.table, this.#rules()));
  }

  clear(block: CellBlock): SheetReport {
    this.#detail.edit.take();
    return this.#apply(clearCells(block, this.#detail.table, this.#rules()));
  }

  /** Undoes the last step. Returns the place of the change; undefined: nothing to undo. */
  undo(): ChangedPlace | undefined {
    this.#detail.edit.take();
    return this.#travel((state) => this.#detail.history.undo(state));
  }

  /** Redoes the last undone step. */
  redo(): ChangedPlace | undefined {
    this.#detail.edit.take();
    return this.#travel((state) => this.#detail.history.redo(state));
  }

  #travel(step: (state: DetailStore['state']) => DetailStore['state'] | undefined): ChangedPlace | undefined {
    const before = this.#detail.state;
    const after = step(before);
    if (!after) return undefined;
    this.#detail.jump(after);
    return changedPlace(this.#detail.table, before.rows, after.rows);
  }

  #rules(): SheetRules {
    return { rows: this.#detail.state.rows, canEdit: this.canEdit };
  }

  #apply(edit: SheetEdit, more?: Pick<Pasted, 'rows' | 'columns' | 'left'>): SheetReport {
    const { state } = this.#detail;
    const rows = state.rows.slice();
    const marks = new Map(state.marks);
    const asked: WrittenRow[] = [];
    let [cells, bad] = [0, 0];
    const put = (at: number, changed: ChangedRow): void => {
      const row = this.#detail.recalculated(this.#emptied(changed));
      const key = String(row[rowKeyField]);
      const issues = this.#issuesOf(row, changed, marks.get(key) ?? []);
      rows[at] = row;
      if (issues.length > 0) marks.set(key, issues);
      else marks.delete(key);
      cells += changed.fields.size;
      bad += issues.length;
      asked.push({ row, fields: changed.fields, before: state.rows[at] });
    };
    for (const [at, changed] of edit.changed) put(at, changed);
    for (const [at, changed] of edit.added.entries()) put(state.rows.length + at, changed);
    if (asked.length > 0) {
      this.#detail.commit({ rows, marks });
      const fetching = fetchLookups(this.#detail, asked);
      if (fetching) this.#detail.waitFor(fetching);
    }
    const { skipped, added } = edit;
    return { rows: 0, columns: 0, left: 0, ...more, added: added.length, cells, skipped, bad };
  }

  /** Clears the values that came with a removed record. */
  #emptied({ row, fields }: ChangedRow): Row {
    const { plan } = this.#detail;
    const next: MutableRow = { ...row };
    for (const name of fields) {
      const via = plan.fields.get(name);
      if (!via || via.fills.length === 0 || !via.field.kind.isEmpty(row[name] ?? null)) continue;
      for (const target of via.fills) if (!fields.has(target.field)) next[target.field] = null;
    }
    return next;
  }

  #issuesOf(row: Row, { fields, issues }: ChangedRow, known: readonly Issue[]): readonly Issue[] {
    const standing = known.filter((issue) => isUnread(issue, row) && !fields.has(issue.path));
    return rowIssues(this.#detail, row, [...standing, ...issues], this.#scope(row), this.#detail.main.run);
  }

  #scope(row: Row): { read(name: string): Cell | undefined } {
    const { main } = this.#detail;
    return { read: (name) => (name === mainName ? (main.asMain as Cell) : row[name]) };
  }
}
