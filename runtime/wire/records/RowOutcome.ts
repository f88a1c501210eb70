/** Result for one row of a call about several. */
export interface RowOutcome {
  readonly key: string;
  readonly ok: boolean;
  /** Same as `ok`, under the name of all envelopes. The browser reads `ok`. */
  readonly status?: boolean;
  /** The success message or the reason of the refusal. */
  readonly message: string;
}
