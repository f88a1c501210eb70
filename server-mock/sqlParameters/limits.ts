/** Limits of SQL parameters; those of the text equal those of formulas. */
export const limits = {
  /** Characters (UTF-16) of a text. */
  text: 5_120,
  /** Nodes of the syntax tree. */
  nodes: 2_000,
  /** Depth of the syntax tree in objects; one operator has several levels. */
  depth: 150,
  /** Table references, each mention counted: joins grow like their product. */
  tables: 12,
  /** Parameters a text may use. */
  parameters: 50,
  /** Characters of a value a browser sends. */
  value: 4_000,
  /** Statement timeout in milliseconds. */
  time: 2_000,
  /** Concurrent statements; each holds a connection. */
  atOnce: 3,
  /** Rows of an answer. */
  rows: 1_000,
  /** Characters of an answer as JSON. */
  answer: 1_000_000,
  /** Maximum length for lpad and rpad. */
  padding: 1_000,
  /** Bytes of a text that operators and functions build. */
  made: 60_000,
  /** Bytes a `replace` could produce if it replaced everything. */
  replaced: 1_000_000,
  /** Maximum rows per fetch. */
  fetched: 200,
  /** SQL parameters of one form design. */
  perDesign: 100,
} as const;
