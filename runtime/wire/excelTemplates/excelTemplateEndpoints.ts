import { endpoint, type FileAnswer } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { ofPath, rowsOf, wordAt } from '../NamedTable.ts';
import { onNamedTable, onTable } from '../Right.ts';
import type { OfferedExcelTemplate, TemplateExportBody } from './ExcelTemplates.ts';

/** Exports of documents with templates of workbooks. */
export const excelTemplateEndpoints = {
  export: endpoint<FileAnswer, TemplateExportBody>()(
    'POST',
    '/api/:table/exportByTemplate',
    onTable('Export'),
    'reads',
    'readsMuch',
    ofPath,
    keysAt('rows', 'body.keys'),
  ),
  templates: endpoint<readonly OfferedExcelTemplate[]>()(
    'GET',
    '/api/jig/excelTemplates',
    onTable('Export'),
    rowsOf('query.table'),
  ),
  /** A workbook with every placeholder of a table, to start from. */
  sample: endpoint<FileAnswer>()(
    'GET',
    '/api/jig/excelTemplateSample',
    onNamedTable('Base_ExcelTemplate', 'Search'),
    wordAt('query.table'),
  ),
} as const;
