/** Limits of boards. `columns` of the grid, `rows` of it, `cards` of a board, `groups` and `listed` rows of a card. */
export const boardLimits = {
  ...{ columns: 12, rows: 200, cards: 60, filters: 8 },
  ...{ groups: 100, listed: 100, counted: 20, values: 200 },
  /** Days of a period at most, and of two that are compared. */
  days: 1_100,
} as const;
