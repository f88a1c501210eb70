import { addressOf } from '../wire/Endpoint.ts';
import { excelTemplateEndpoints } from '../wire/excelTemplates/excelTemplateEndpoints.ts';
import { offeredExcelTemplates } from '../wire/excelTemplates/readExcelTemplates.ts';
import { pageBody } from '../wire/pageCall.ts';
import { nothing, read } from '../wire/shape.ts';
import { tableEndpoints } from '../wire/tableEndpoints.ts';
import { importResult, importState } from '../wire/workbooks/readImport.ts';
import { workbookEndpoints } from '../wire/workbooks/workbookEndpoints.ts';
import { type Answer, answered, failed } from './Answer.ts';
import type { Http, HttpCall } from './Http.ts';
import type { DownloadedFile, WorkbookCalls } from './WorkbookCalls.ts';

/** Time-out in milliseconds, for large files in either direction. */
const patience = 600_000;

/**
 * Failures without a message of the server: no answer, or an answer that is no file. Their code becomes
 * `download`.
 */
const wordless: ReadonlySet<string> = new Set(['network', 'shape', '404', '500', '502', '503', '504']);

/** Name of a download from the percent-encoded header parameter (RFC 5987). */
const nameOf = (response: Response): string => {
  const said = /filename\*=UTF-8''([^;]+)/i.exec(response.headers.get('content-disposition') ?? '')?.[1];
  try {
    return decodeURIComponent(said ?? '');
  } catch {
    return said ?? '';
  }
};

/** Notes beside a file: a percent-encoded JSON list. */
const notesOf = (response: Response): readonly string[] => {
  const said = response.headers.get('x-jig-notes');
  if (said === null) return [];
  try {
    const notes: unknown = JSON.parse(decodeURIComponent(said));
    return Array.isArray(notes) ? notes.filter((note): note is string => typeof note === 'string') : [];
  } catch {
    return [];
  }
};

/** {@link WorkbookCalls} over Export, Import and DownloadTemplate. */
export function httpWorkbookCalls(http: Http): WorkbookCalls {
  const file = async (path: string, call: HttpCall): Promise<Answer<DownloadedFile>> => {
    let saved: DownloadedFile | undefined;
    // A file has no envelope, so this answers with an empty one. Refusals have an envelope and are read as
    // usual.
    const send: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (!response.ok || response.headers.get('content-disposition') === null) return response;
      saved = { name: nameOf(response), bytes: await response.blob(), notes: notesOf(response) };
      return Response.json({ status: true }, { headers: response.headers });
    };
    const answer = await http.action(path, { ...call, send, signal: AbortSignal.timeout(patience) }, nothing);
    if (answer.ok && saved !== undefined) return answered(saved);
    if (!answer.ok && !wordless.has(answer.failure.code)) return answer;
    return failed('download', '');
  };
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
