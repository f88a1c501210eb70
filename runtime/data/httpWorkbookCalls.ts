import { addressOf } from '../wire/Endpoint.ts';
import { excelTemplateEndpoints } from '../wire/excelTemplates/excelTemplateEndpoints.ts';
import { offeredExcelTemplates } from '../wire/excelTemplates/readExcelTemplates.ts';
import { pageBody } from '../wire/pageCall.ts';
import { nothing, read } from '../wire/shape.ts';
import { tableEndpoints } from '../wire/tableEndpoints.ts';
import { importResult, importState } from '../wire/workbooks/readImport.ts';
import { workbookEndpoints } from '../wire/workbooks/workbookEndpoints.ts';
import { answered } from './Answer.ts';
import { downloadedFile, patience } from './downloadedFile.ts';
import type { Http, HttpCall } from './Http.ts';
import type { WorkbookCalls } from './WorkbookCalls.ts';

/** {@link WorkbookCalls} over Export, Import and DownloadTemplate. */
export function httpWorkbookCalls(http: Http): WorkbookCalls {
  const file = (path: string, call: HttpCall) => downloadedFile(http, path, call);
  return {
    exportRows: (table, query, columns) =>
      file(addressOf(tableEndpoints.export, { table }), {
        body: { ...pageBody(query), columns: [...columns] },
      }),
    template: (table) =>
      file(addressOf(workbookEndpoints.templateByPost, { table }), { method: 'POST', body: {} }),
    report: (url) => file(url, {}),
    importFile: async (table, { file: sent, dryRun, id }) => {
      const form = new FormData();
      form.append('progress', id);
      if (dryRun) form.append('dryRun', '1');
      form.append('fileInput', sent);
      const headers: Readonly<Record<string, string>> = dryRun ? {} : { 'idempotency-key': id };
      const answer = await http.call(
        workbookEndpoints.import,
        { params: { table }, body: form, headers, signal: AbortSignal.timeout(patience) },
        importResult,
      );
      if (answer.ok)
        return answered({ ...answer.data, accepted: true, message: answer.message ?? '' }, answer.message);
      const bad = read(importResult, answer.failure.data ?? null);
      if (!bad.ok || bad.value.errors.length === 0) return answer;
      return answered({ ...bad.value, accepted: false, message: answer.failure.message });
    },
    importState: (table, id) =>
      http.call(workbookEndpoints.progress, { params: { table }, query: { id } }, importState),
    excelTemplates: (table) =>
      http.call(excelTemplateEndpoints.templates, { query: { table } }, offeredExcelTemplates),
    exportByTemplate: (table, asked) =>
      file(addressOf(excelTemplateEndpoints.export, { table }), { body: { ...asked } }),
    excelTemplateSample: (table) => file(addressOf(excelTemplateEndpoints.sample, {}, { table }), {}),
    undoImport: (table, batch) =>
      http.call(
        workbookEndpoints.undo,
        { params: { table }, body: { batch }, headers: { 'idempotency-key': `undo-${batch}` } },
        nothing,
      ),
  };
}
