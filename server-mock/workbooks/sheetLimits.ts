/** What a file to read may be; beyond it the file is refused in words. */
export const sheetLimits = {
  /** Bytes of the file itself (50 M). */
  bytes: 50 * 1024 * 1024,
  rows: 200_000,
  columns: 500,
  /** Parts of the zip, and what they may unpack to, in bytes. */
  entries: 2_000,
  unpacked: 600 * 1024 * 1024,
  /** Of one part that is read whole (shared texts, styles). */
  part: 200 * 1024 * 1024,
  /** Unpacked to packed, for parts above `ratioFrom` bytes: sheets of people stay below 100. */
  ratio: 300,
  ratioFrom: 1024 * 1024,
  /** Text of one cell; Excel itself holds 32,767 characters. */
  text: 32_767,
} as const;
