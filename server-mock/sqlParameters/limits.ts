/** Bounds of SQL parameters; those of the text are those of formulas. */
export const limits = {
  /** Characters (UTF-16) of a text. */
  text: 5_120,
  /** Nodes of the syntax tree. */
  nodes: 2_000,
  /** Nesting of the syntax tree: objects within objects, several for each operator. */
  depth: 150,
  /** Tables read, counting each mention: joins grow like their product. */
  tables: 12,
  /** Parameters a text may use. */
  parameters: 50,
  /** Characters of a value a browser sends. */
  value: 4_000,
  /** Milliseconds of one statement. */
  time: 2_000,
  /** Statements at once; each holds a connection. */
  atOnce: 3,
  /** Rows of an answer. */
  rows: 1_000,
  /** Characters of an answer as JSON. */
  answer: 1_000_000,
  /** Characters that lpad and rpad may make. */
  padding: 1_000,
  /** Bytes of a text that operators and functions make of others. */
  made: 60_000,
  /** Bytes a `replace` may make if everything in it is replaced. */
  replaced: 1_000_000,
  /** Rows fetched at once, at most. */
  fetched: 200,
  /** SQL parameters of one form design. */
  perDesign: 100,
} as const;
