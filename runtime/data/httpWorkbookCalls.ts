import { addressOf } from '../wire/Endpoint.ts';
import { pageBody } from '../wire/pageCall.ts';
import { listOf, maybe, number, object, or, read, type Shape, text } from '../wire/shape.ts';
import { tableEndpoints } from '../wire/tableEndpoints.ts';
import type { ImportError, ImportResult, ImportState } from '../wire/workbooks/ImportResult.ts';
import { workbookEndpoints } from '../wire/workbooks/workbookEndpoints.ts';
import { type Answer, answered, failed } from './Answer.ts';
import type { Http, HttpCall } from './Http.ts';
import type { DownloadedFile, WorkbookCalls } from './WorkbookCalls.ts';

/** Milliseconds a big file may take either way. */
const patience = 600_000;

/** Failures without words of the server's own: nothing came, or what came is no file. Their code becomes `download`. */
const wordless: ReadonlySet<string> = new Set(['network', 'shape', '404', '500', '502', '503', '504']);

const nothing: Shape<undefined> = () => undefined;

const result = object<Omit<ImportResult, 'dryRun'>>({
  total: or(number, 0),
  imported: or(number, 0),
  failed: or(number, 0),
  errors: or(
    listOf(
      object<ImportError>({ row: number, column: or(text, ''), value: or(text, ''), message: text }),
      20_000,
    ),
    [],
  ),
  errorCount: or(number, 0),
  reportUrl: maybe(text),
  batch: maybe(text),
});

const state: Shape<ImportState | undefined> = (value, path) =>
  value === null || value === undefined
    ? undefined
    : object<ImportState>({ phase: text, done: or(number, 0), total: or(number, 0) })(value, path);

/** The name of a download: the one for everybody, percent-encoded (RFC 5987). */
const nameOf = (response: Response): string => {
  const said = /filename\*=UTF-8''([^;]+)/i.exec(response.headers.get('content-disposition') ?? '')?.[1];
  try {
    return decodeURIComponent(said ?? '');
  } catch {
    return said ?? '';
  }
};

/** {@link WorkbookCalls} over Export, Import and DownloadTemplate. */
export function httpWorkbookCalls(http: Http): WorkbookCalls {
  const file = async (path: string, call: HttpCall): Promise<Answer<DownloadedFile>> => {
    let saved: DownloadedFile | undefined;
    // A file has no envelope: one stands in for it, while what refuses it (an envelope) is read as always.
    const send: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (!response.ok || response.headers.get('content-disposition') === null) return response;
      saved = { name: nameOf(response), bytes: await response.blob() };
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
      const answer = await http.action(
        addressOf(workbookEndpoints.import, { table }),
        { body: form, headers, signal: AbortSignal.timeout(patience) },
        result,
      );
      if (answer.ok)
        return answered({ ...answer.data, accepted: true, message: answer.message ?? '' }, answer.message);
      const bad = read(result, answer.failure.data ?? null);
      if (!bad.ok || bad.value.errors.length === 0) return answer;
      return answered({ ...bad.value, accepted: false, message: answer.failure.message });
    },
    importState: (table, id) =>
      http.action(addressOf(workbookEndpoints.progress, { table }, { id }), {}, state),
    undoImport: (table, batch) =>
      http.action(
        addressOf(workbookEndpoints.undo, { table }),
        { body: { batch }, headers: { 'idempotency-key': `undo-${batch}` } },
        nothing,
      ),
  };
}
