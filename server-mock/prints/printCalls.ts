import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { FileAnswer } from '../../runtime/wire/Endpoint.ts';
import type { KeptPrint, PrintedDocument } from '../../runtime/wire/print/Print.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, download, fail, refuse, succeed } from '../http/Answer.ts';
import type { Call, UserCall } from '../http/Call.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { keyText } from '../records/keyText.ts';
import { keepPrint, readPrint } from './keptPrints.ts';
import { printDocuments } from './printDocuments.ts';
import { printedDocuments } from './printedRecord.ts';
import { printKeys } from './printKeys.ts';

const pdfType = 'application/pdf';

/** `POST /api/{table}/print` `{keys, template?, locale?}`: the documents as one PDF. */
export const printAnswer = async (call: UserCall, tableName: string): Promise<Answer<FileAnswer>> => {
  const printed = await printDocuments(call, tableName);
  if ('refused' in printed) return printed.refused;
  return download({ name: printed.name, type: pdfType, bytes: printed.result.bytes });
};

/** `POST /api/{table}/keepPrint`: prints like {@link printAnswer}, keeps the PDF and answers its signed address. */
export const keptAnswer = async (call: UserCall, tableName: string): Promise<Answer<KeptPrint>> => {
  const printed = await printDocuments(call, tableName);
  if ('refused' in printed) return printed.refused;
  const { name: fileName, result, documents, notes } = printed;
  const id = await keepPrint(call.context, call.user.id, result.bytes);
  const url = `/Upload/Prints/${id}/${encodeURIComponent(fileName)}?${call.context.pictures.query(id, call.user.id)}`;
  return succeed(null, { url, pages: result.pages, documents, notes });
};

/** Maximum documents whose prints are told. */
const mostTold = 200;

/** `POST /api/{table}/printed` `{keys}`: how often documents that the user may see were printed, by whom and when. */
export const printedAnswer = async (
  call: UserCall,
  tableName: string,
): Promise<Answer<readonly PrintedDocument[]>> => {
  const found = accessTable(call, tableName, 'Print');
  if ('refused' in found) return found.refused;
  const { table, rows } = found.access;
  const keys = printKeys(call, table);
  if (keys === undefined || keys.length > mostTold) return refuse('422', call.say('server.paramsIncomplete'));
  const where = sql`${name(table.key)} = ${anyOf([...keys])}`;
  const seen = await rows.select(call.context.db, { columns: [table.key], where });
  const shown = seen.rows.map((row) => keyText(row[table.key] as Cell)); // a key column
  return succeed(null, await printedDocuments(call.context, table.table, shown));
};

/** `GET /Upload/Prints/{id}/{name}`: a kept PDF for the browser to show and print. Only its signed address opens it. */
export const openPrint = async (call: Call): Promise<Answer<FileAnswer>> => {
  const id = call.params.id ?? '';
  const userId = call.context.pictures.userOf(id, call.query);
  const account = userId === undefined ? undefined : await call.context.rights.of(userId);
  if (userId === undefined || !account?.isEnabled) return fail(401, call.say('server.notSignedIn'));
  const bytes = await readPrint(call.context, id, userId);
  if (bytes === undefined) return fail(404, call.say('print.gone'));
  return {
    status: 200,
    body: null,
    file: {
      name: call.params.name ?? 'print.pdf',
      type: pdfType,
      isShown: true,
      bytes: call.method === 'HEAD' ? new Uint8Array() : bytes.open(),
    },
    headers: {
      'content-length': String(bytes.size),
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
      // The browser's own viewer of PDFs draws with styles and an object; nothing of the file runs.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
    },
  };
};
