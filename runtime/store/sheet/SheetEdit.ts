import type { Issue } from '../../model/schema/Issue.ts';
import type { MutableRow, Row } from '../../model/schema/Row.ts';

/**
 * Result of an operation on a sheet before calculation and checks: changed rows by position, new ones at the
 * end.
 */
export interface SheetEdit {
  readonly changed: ReadonlyMap<number, ChangedRow>;
  readonly added: readonly ChangedRow[];
  /** Cells left unchanged because they are locked. */
  readonly skipped: number;
}

/** A row an operation changed. */
export interface ChangedRow {
  readonly row: Row;
  /** Fields the operation wrote. */
  readonly fields: ReadonlySet<string>;
  /** Issues of texts it could not read. */
  readonly issues: readonly Issue[];
}

/** Facts about a sheet that operations need. */
export interface SheetRules {
  readonly rows: readonly Row[];
  /** Whether the user may change this cell. */
  canEdit(row: Row, field: string): boolean;
}

/** A {@link SheetEdit} under construction. */
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

  /** Writes a cell by row position, counting added rows; false: locked. */
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
