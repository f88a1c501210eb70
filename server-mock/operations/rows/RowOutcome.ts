/** What became of one row of a call about several. */
export interface RowOutcome {
  readonly key: string;
  readonly ok: boolean;
  /** The same as `ok`, by the name every envelope has. */
  readonly status: boolean;
  /** The success text, or why this row was refused. */
  readonly message: string;
}

export const rowDone = (key: string, message: string): RowOutcome => ({
  key,
  ok: true,
  status: true,
  message,
});

export const rowRefused = (key: string, message: string): RowOutcome => ({
  key,
  ok: false,
  status: false,
  message,
});
