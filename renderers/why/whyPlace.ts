/** A field of the box: of the header, or a cell of a detail table's row in edit. */
export interface WhyPlace {
  /** Undefined: every field of the header that is hidden or locked, for those the keyboard cannot reach. */
  readonly field?: string;
  readonly table?: string;
}

/** The field the keyboard is in, else all that cannot be reached. */
export function whyPlace(element: Element | null): WhyPlace {
  const cell = element?.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  if (cell !== undefined) {
    const parts = cell.split('.');
    const [table, field] = [parts[0], parts.at(-1)];
    return table !== undefined && field !== undefined ? { table, field } : {};
  }
  const field = element?.closest<HTMLElement>('[data-field]')?.dataset.field;
  return field === undefined ? {} : { field };
}
