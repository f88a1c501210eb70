/** What one run may use. Reaching a limit is an error value, never a result. */
export interface Limits {
  /** Deterministic work: one per node, and one per item and body node in bulk functions. Code `limit-steps`. */
  readonly steps: number;
  /** Bytes allocated by own accounting: 2 a character, 16 an item or key. Code `limit-memory`. */
  readonly bytes: number;
  /** Longest text a function may build, in UTF-16 units. Code `limit-text`. */
  readonly text: number;
  /** Calls open at once of functions a formula defines itself; a call in tail position does not count. Code `limit-calls`. */
  readonly calls: number;
  /** Wall time; only a backstop, looked at in bulk work. Unlimited by default. Code `limit-time`. */
  readonly milliseconds: number;
}

/** The limits of a run that names no others. */
export const defaultLimits: Limits = {
  steps: 1_000_000,
  bytes: 64 * 1024 * 1024,
  text: 4 * 1024 * 1024,
  calls: 1_000,
  milliseconds: Number.POSITIVE_INFINITY,
};

/** Limits of a source before it is a tree: `limit-depth`, `limit-nodes` of JSON Logic, `limit-source` of a text (UTF-16 units). */
export const sourceLimits = { depth: 200, nodes: 20_000, text: 5_120 } as const;
