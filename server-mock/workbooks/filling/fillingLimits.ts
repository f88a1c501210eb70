/** Limits of templates and of the workbooks made from them. */
export const fillingLimits = {
  /** Bytes of a template, and of all its parts. */
  bytes: 10 * 1024 * 1024,
  unpacked: 64 * 1024 * 1024,
  /** Cells of a template that hold anything, a style counts. */
  cells: 50_000,
  /** Sheets of a template, and of a workbook made from it. */
  sheets: 50,
  madeSheets: 200,
  /** Cells and pictures of everything made in one call. */
  madeCells: 1_000_000,
  pictures: 1_000,
  /** Different placeholders. */
  placeholders: 1_000,
} as const;
