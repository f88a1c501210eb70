/** An error in one cell of an imported file. */
export interface ImportError {
  /** Row number as the file shows it. */
  readonly row: number;
  /** Title of the column; empty for an error of the whole row. */
  readonly column: string;
  readonly value: string;
  /** Includes its `第m行[列]`. */
  readonly message: string;
}

/** Result of an import or its check. */
export interface ImportResult {
  readonly total: number;
  readonly imported: number;
  /** Rows with an error. */
  readonly failed: number;
  readonly errors: readonly ImportError[];
  /** All errors: the list may hold fewer. */
  readonly errorCount: number;
  /** Address of the workbook with its bad cells marked. */
  readonly reportUrl?: string | undefined;
  readonly dryRun?: boolean | undefined;
  /** What an undo takes. */
  readonly batch?: string | undefined;
}

/** Progress of an import: phase, rows done, rows in total (0: not known yet). */
export interface ImportState<Phase extends string = string> {
  readonly phase: Phase;
  readonly done: number;
  readonly total: number;
}

/** An import that was undone; `removed` is the number of deleted records. */
export interface UndoneImport {
  readonly removed: number;
}

/** Body of ImportUndo. */
export interface UndoBody {
  readonly batch: string;
}
