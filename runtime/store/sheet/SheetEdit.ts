import type { Issue } from '../../model/schema/Issue.ts';
import type { MutableRow, Row } from '../../model/schema/Row.ts';

/** What an operation does to a sheet, before anything is calculated or checked: rows by position, new ones at the end. */
export interface SheetEdit {
  readonly changed: ReadonlyMap<number, ChangedRow>;
  readonly added: readonly ChangedRow[];
  /** Cells that may not be changed and were left as they are. */
  readonly skipped: number;
}

/** A row an operation changed. */
export interface ChangedRow {
  readonly row: Row;
  /** Fields it wrote. */
  readonly fields: ReadonlySet<string>;
  /** Texts it could not read. */
  readonly issues: readonly Issue[];
}

/** What operations ask about a sheet. */
export interface SheetRules {
  readonly rows: readonly Row[];
  /** Whether this cell may be changed by a person. */
  canEdit(row: Row, field: string): boolean;
}

/** A {@link SheetEdit} while it is made. */
export class SheetDraft implements SheetEdit {
  readonly changed = new Map<
    number,
    ChangedRow & { row: MutableRow; fields: Set<string>; issues: Issue[] }
  >();
  readonly added: (ChangedRow & { row: MutableRow; fields: Set<string>; issues: Issue[] })[] = [];
  skipped = 0;
  readonly #rules: SheetRules;

  constructor(rules: SheetRules) {
    this.#rules = rules;
  }

  /** Adds a row at the end. */
  append(row: Row): void {
    this.added.push({ row: { ...row }, fields: new Set(), issues: [] });
  }

  /** Writes a cell by the row's position, those added counted on; false when it may not be changed. */
  write(at: number, field: string, value: Row[string], issue?: Issue): boolean {
    const { rows, canEdit } = this.#rules;
    const old = rows[at];
    const known = old ? this.changed.get(at) : this.added[at - rows.length];
    const row = known?.row ?? old;
    if (!row || !canEdit(row, field)) {
      this.skipped += 1;
      return false;
    }
    const made = known ?? { row: { ...row }, fields: new Set<string>(), issues: [] };
    if (!known) this.changed.set(at, made);
    made.row[field] = value;
    made.fields.add(field);
    if (issue) made.issues.push(issue);
    return true;
  }
}
