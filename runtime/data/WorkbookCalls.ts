import type { PageQuery } from '../wire/PageQuery.ts';
import type { ImportResult, ImportState } from '../wire/workbooks/ImportResult.ts';
import type { Answer } from './Answer.ts';

/** A file the server answered; its name is the server's. */
export interface DownloadedFile {
  readonly name: string;
  readonly bytes: Blob;
}

/** What became of an import or its check. */
export interface ImportOutcome extends ImportResult {
  readonly accepted: boolean;
  readonly message: string;
}

/** How a file is imported. */
export interface ImportRequest {
  readonly file: File;
  /** Checks only. */
  readonly dryRun: boolean;
  /** Under which the state is asked for; the same id again gives the same answer. */
  readonly id: string;
}

/** Calls about workbooks. A failure of code `download` has no words: 下载文件出错了. is what is said then. Their code comes when the first of them is made (`DataSource.workbooks`). */
export interface WorkbookCalls {
  /** The whole filtered set of a query with these columns. */
  exportRows(table: string, query: PageQuery, columns: readonly string[]): Promise<Answer<DownloadedFile>>;
  template(table: string): Promise<Answer<DownloadedFile>>;
  /** A file whose bad cells are named is an outcome; a refusal of the whole call is a failure. */
  importFile(table: string, request: ImportRequest): Promise<Answer<ImportOutcome>>;
  importState(table: string, id: string): Promise<Answer<ImportState | undefined>>;
  /** The workbook with the bad rows marked, at the address an outcome names. */
  report(url: string): Promise<Answer<DownloadedFile>>;
  undoImport(table: string, batch: string): Promise<Answer<undefined>>;
}
