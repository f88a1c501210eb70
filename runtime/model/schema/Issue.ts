/** How bad an {@link Issue} is. Only `error` blocks a save. */
export type Severity = 'error' | 'warning' | 'info';

/** What a rule says of one place: form errors, schema lint, formula errors, import rows. */
export interface Issue {
  /**
   * Where. For a record: the field name; for a detail row `Table[index].Field`. For a schema: a JSON pointer.
   * Empty means the whole thing.
   */
  readonly path: string;
  /** Which rule, a key of the message catalogue: its text is made at the edge by `messageOf(issue, locale)`. */
  readonly rule: string;
  /** What the message's placeholders stand for. */
  readonly params: Readonly<Record<string, string | number>>;
  readonly severity: Severity;
  /** A mend a tool can apply, e.g. a did-you-mean. */
  readonly fix?: { readonly title: string; readonly value: unknown };
}

/** An issue of a save: its path counts detail rows as they were sent. */
export interface SaveIssue extends Issue {
  /** Key of the stored detail row meant: it may not have been sent. */
  readonly row?: string;
}
