import type { Issue } from '../model/Issue.ts';
import type { FieldCell } from './FieldCell.ts';

/** Controls of a form in which something stands that is not in the value (a chosen file): a save is refused by it. */
export class Unfinished {
  readonly #rules = new Map<FieldCell, string>();

  /** Called by a cell; undefined: everything of it is in its value. */
  set(cell: FieldCell, rule: string | undefined): void {
    if (rule !== undefined) this.#rules.set(cell, rule);
    else if (this.#rules.delete(cell)) cell.refuse([]);
  }

  /** Whether something stands in a control that is in no value. */
  get any(): boolean {
    return this.#rules.size > 0;
  }

  /** Says it at the fields, and answers it. */
  show(): readonly Issue[] {
    return [...this.#rules].map(([cell, rule]) => {
      const { field, title } = cell.plan.field;
      const issue: Issue = { path: field, rule, params: { title }, severity: 'error' };
      cell.refuse([issue]);
      return issue;
    });
  }
}
