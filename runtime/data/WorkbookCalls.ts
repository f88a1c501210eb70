import type { OfferedExcelTemplate, TemplateExportBody } from '../wire/excelTemplates/ExcelTemplates.ts';
import type { PageQuery } from '../wire/PageQuery.ts';
import type { ImportResult, ImportState } from '../wire/workbooks/ImportResult.ts';
import type { Answer } from './Answer.ts';

/** A downloaded file with the name the server gave it. */
export interface DownloadedFile {
  readonly name: string;
  readonly bytes: Blob;
  /** What the user has to know about it, in words: fields left blank, and why. */
  readonly notes?: readonly string[];
}

/** Result of an import or of its check. */
export interface ImportOutcome extends ImportResult {
  readonly accepted: boolean;
  readonly message: string;
}

/** Options of an import. */
export interface ImportRequest {
  readonly file: File;
  /** Only checks the file. */
  readonly dryRun: boolean;
  /** Id for querying the progress. A repeated id returns the same answer. */
  readonly id: string;
}

/**
 * Calls about workbooks. A failure with code `download` has no message; show 下载文件出错了. for it. The code loads
 * with the first call (`DataSource.workbooks`).
 */
export interface WorkbookCalls {
  /** Exports all rows that match a query, with these columns. */
  exportRows(table: string, query: PageQuery, columns: readonly string[]): Promise<Answer<DownloadedFile>>;
  template(table: string): Promise<Answer<DownloadedFile>>;
  /** Returns an outcome for a file with bad cells, and a failure for a refused call. */
  importFile(table: string, request: ImportRequest): Promise<Answer<ImportOutcome>>;
  importState(table: string, id: string): Promise<Answer<ImportState | undefined>>;
  /** Downloads the workbook with the bad rows marked; `url` comes from the outcome. */
  report(url: string): Promise<Answer<DownloadedFile>>;
  /** Templates that documents of a table can be exported with. */
  excelTemplates(table: string): Promise<Answer<readonly OfferedExcelTemplate[]>>;
  exportByTemplate(table: string, asked: TemplateExportBody): Promise<Answer<DownloadedFile>>;
  /** A workbook with every placeholder of a table. */
  excelTemplateSample(table: string): Promise<Answer<DownloadedFile>>;
  undoImport(table: string, batch: string): Promise<Answer<undefined>>;
}
