/** Severity of an {@link Issue}. Only `error` blocks a save. */
export type Severity = 'error' | 'warning' | 'info';

/** A finding of a rule at one place: form errors, schema lint, formula errors, import rows. */
export interface Issue {
  /**
   * Place: the field name in a record, `Table[index].Field` in a detail row, a JSON pointer in a schema.
   * Empty: the whole record or schema.
   */
  readonly path: string;
  /** Rule, a key of the message catalogue; `messageOf(issue, locale)` makes the text for the user. */
  readonly rule: string;
  /** Values of the message's placeholders; a list is joined as its reader's language does. */
  readonly params: Readonly<Record<string, string | number | readonly string[]>>;
  readonly severity: Severity;
  /** A correction a tool can apply, e.g. a did-you-mean. */
  readonly fix?: { readonly title: string; readonly value: unknown };
  /** An error that a yes of the user answers: the save then goes on (`SavePayload.confirmed`). */
  readonly isQuestion?: true;
}

/** An issue of a save; its path counts the sent detail rows. */
export interface SaveIssue extends Issue {
  /** Key of the stored detail row, which may not have been sent. */
  readonly row?: string;
}
