/**
 * Where a call says the key of a record or role: a parameter of its query, a member of its body, or the body itself. `.` goes to a
 * member of a member, also through lists; `*` is the key column of the table.
 */
export type KeyPlace = 'body' | `body.${string}` | `query.${string}`;

/** What is asked before a record that a caller names is read, changed or told. */
export const keyChecks = {
  rows: 'The right on the table or page, and its row rules: a record out of reach is not found.',
  document: 'The right on the document and its row rules, or a part in its approval.',
  flows: 'The right on workflows: whoever draws them may look at every one, and move its documents.',
  role: 'The right on the permission page. A role is changed only from above, and never by who has it.',
  account: 'The right to change accounts; those with more rights than the caller are refused.',
  form: 'The right to add answers to the form, while it collects them.',
  maker: 'The one who made the record, or an administrator.',
  reader: 'The one who made the record, or the right to read every field that it names.',
  own: 'Nothing: only records of the caller himself are looked at.',
  whole: 'A right on the whole table or product: whoever has it may name any record.',
} as const;

/** Name of a check that stands before a key. */
export type KeyCheck = keyof typeof keyChecks;

/** Keys that a call takes from its caller, and what is asked before. */
export interface NamedKeys {
  readonly check: KeyCheck;
  readonly keys: readonly KeyPlace[];
}

/** The call takes keys at these places, and asks this before it uses them. */
export const keysAt = (check: KeyCheck, ...keys: readonly KeyPlace[]): NamedKeys => ({ check, keys });
