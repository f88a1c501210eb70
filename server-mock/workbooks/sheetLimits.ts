/** Limits of a file to read; larger files are refused with a message. */
export const sheetLimits = {
  /** Bytes of the file itself (50 M). */
  bytes: 50 * 1024 * 1024,
  rows: 200_000,
  columns: 500,
  /** Number of zip parts, and their total unpacked bytes. */
  entries: 2_000,
  unpacked: 600 * 1024 * 1024,
  /** Unpacked bytes of one part that is read whole (shared texts, styles). */
  part: 200 * 1024 * 1024,
  /** Ratio of unpacked to packed size, for parts above `ratioFrom` bytes; normal sheets stay below 100. */
  ratio: 300,
  ratioFrom: 1024 * 1024,
  /** Characters of one cell; Excel allows 32,767. */
  text: 32_767,
} as const;
