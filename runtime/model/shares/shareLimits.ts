/** Limits of shares. `boards` in turn, `values` of a filter, `users` and `roles` named, characters of `name` and `watermark`. */
export const shareLimits = {
  ...{ boards: 12, values: 100, users: 500, roles: 50, name: 60, watermark: 60 },
  /** Shares of one maker that have not ended. */
  running: 10_000,
  /** Shares of a page of the list. */
  listed: 50,
} as const;
