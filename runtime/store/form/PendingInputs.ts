import type { Issue } from '../../model/schema/Issue.ts';
import type { FieldCell } from './FieldCell.ts';

/** Input not yet part of the value (a chosen file, a running upload). Blocks saving. */
export class PendingInputs {
  readonly #rules = new Map<FieldCell, string>();

  /** Called by a cell; `rule` undefined: all of its input is in the value. */
  set(cell: FieldCell, rule: string | undefined): void {
    if (rule !== undefined) this.#rules.set(cell, rule);
    else if (this.#rules.delete(cell)) cell.refuse([]);
  }

  /** Whether any control has such input. */
  get any(): boolean {
    return this.#rules.size > 0;
  }

  /** Shows the issues at their fields and returns them. */
  show(): readonly Issue[] {
    return [...this.#rules].map(([cell, rule]) => {
      const { field, title } = cell.plan.field;
      const issue: Issue = { path: field, rule, params: { title }, severity: 'error' };
      cell.refuse([issue]);
      return issue;
    });
  }
}
