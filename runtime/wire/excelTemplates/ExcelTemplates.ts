import type { PageBody } from '../PageQuery.ts';

/** How several documents are exported: a sheet each in one workbook, or a workbook each in a zip. */
export type ExportAs = 'sheets' | 'files';

/** Documents to export with a template: by key, at most 1,000, or as a list is asked for. */
export interface TemplateExportBody extends Partial<PageBody> {
  readonly keys?: readonly (string | number)[];
  /** Key of the template; default: the default one of the table, else the first. */
  readonly template?: string | number;
  /** Default `sheets`. */
  readonly as?: ExportAs;
}

/** A template that the user may export documents of a table with. */
export interface OfferedExcelTemplate {
  readonly id: number;
  readonly title: string;
  readonly isDefault: boolean;
}
