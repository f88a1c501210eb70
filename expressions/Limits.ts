/** Limits of one run. Reaching a limit gives an error, never a result. */
export interface Limits {
  /**
   * Deterministic work units: one per node, and in bulk functions one per item and body node. Code
   * `limit-steps`.
   */
  readonly steps: number;
  /** Bytes allocated by own accounting: 2 per character, 16 per item or key. Code `limit-memory`. */
  readonly bytes: number;
  /** Maximum length of a text that a function builds, in UTF-16 units. Code `limit-text`. */
  readonly text: number;
  /**
   * Maximum nesting of calls to functions that a formula defines; tail calls do not count. Code
   * `limit-calls`.
   */
  readonly calls: number;
  /** Wall time; a backstop only, checked in bulk work. Default unlimited. Code `limit-time`. */
  readonly milliseconds: number;
}

/** Default limits of a run. */
export const defaultLimits: Limits = {
  steps: 1_000_000,
  bytes: 64 * 1024 * 1024,
  text: 4 * 1024 * 1024,
  calls: 1_000,
  milliseconds: Number.POSITIVE_INFINITY,
};

/**
 * Limits of a source before parsing: `limit-depth` and `limit-nodes` of JSON Logic, `limit-source` of a text
 * (UTF-16 units).
 */
export const sourceLimits = { depth: 200, nodes: 20_000, text: 5_120 } as const;
