import type { Node, ScanToken, SelectStmt } from 'libpg-query';

export type {
  A_Const,
  A_Expr,
  Alias,
  FuncCall,
  Node,
  SelectStmt,
  SortBy,
  TypeName,
  WindowDef,
} from 'libpg-query';

/** Token of the text; `start` and `end` are UTF-8 byte offsets. */
export type Token = Pick<ScanToken, 'start' | 'end'>;

/** Result of PostgreSQL's parser. */
export type Parsed =
  | { readonly ok: true; readonly statements: readonly Node[]; readonly tokens: readonly Token[] }
  /** `at`: stop position of the parser, in code points. */
  | { readonly ok: false; readonly message: string; readonly at: number };

/**
 * Parses a text as PostgreSQL 18. Loads the parser (1.7 MB of WebAssembly) with the first text, so a server with SQL
 * parameters switched off never loads it. Does not reject for any text.
 */
export const parse = async (text: string): Promise<Parsed> => {
  const parser = await import('libpg-query');
  await parser.loadModule();
  try {
    const { stmts = [] } = parser.parseSync(text);
    const statements = stmts.flatMap(({ stmt }) => (stmt === undefined ? [] : [stmt]));
    return { ok: true, statements, tokens: parser.scanSync(text).tokens };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const at = parser.hasSqlDetails(error) ? (error.sqlDetails?.cursorPosition ?? 0) : 0;
    return { ok: false, message: error.message, at: Math.max(0, at) };
  }
};

/** Returns the statement if it is a SELECT (or several joined by UNION and the like). */
export const selectOf = (node: Node | undefined): SelectStmt | undefined =>
  node !== undefined && 'SelectStmt' in node ? node.SelectStmt : undefined;
