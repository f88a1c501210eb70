/** Result for one row of a call about several. */
export interface RowOutcome {
  readonly key: string;
  readonly ok: boolean;
  /** Same as `ok`, under the name of all envelopes. */
  readonly status: boolean;
  /** The success message or the reason of the refusal. */
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
