/** The answer of an action. `Code` and `Data` are narrower on the server, which writes them. */
export interface Envelope<Code = string | number | null, Data = unknown> {
  readonly status: boolean;
  /** Code of a refusal; null on success. */
  readonly code: Code;
  readonly message: string | null;
  readonly data: Data;
  readonly extra?: unknown;
}
