/** Value of a text column; null: none. */
export const textIn = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);

/** Value of a number column that JavaScript holds exactly; null: none. */
export const numberIn = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);
