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

/** A token of the text; `start` and `end` count UTF-8 bytes. */
export type Token = Pick<ScanToken, 'start' | 'end'>;

/** What PostgreSQL's own parser says of a text. */
export type Parsed =
  | { readonly ok: true; readonly statements: readonly Node[]; readonly tokens: readonly Token[] }
  /** `at`: where the parser stopped, in code points. */
  | { readonly ok: false; readonly message: string; readonly at: number };

/**
 * The text as PostgreSQL 18 reads it. The parser is 1.7 MB of WebAssembly, so it is loaded with the first text: a server
 * whose SQL parameters are switched off never has it. Never rejects because of the text.
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

/** The statement when it is a SELECT (or several joined by UNION and the like). */
export const selectOf = (node: Node | undefined): SelectStmt | undefined =>
  node !== undefined && 'SelectStmt' in node ? node.SelectStmt : undefined;
