import type { FileAnswer } from '../../runtime/wire/Endpoint.ts';
import type { KeptPrint } from '../../runtime/wire/print/Print.ts';
import { type Answer, download, fail, succeed } from '../http/Answer.ts';
import type { Call, UserCall } from '../http/Call.ts';
import { keepPrint, readPrint } from './keptPrints.ts';
import { printDocuments } from './printDocuments.ts';

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
  const { name, result, documents, notes } = printed;
  const id = await keepPrint(call.context, call.user.id, result.bytes);
  const url = `/Upload/Prints/${id}/${encodeURIComponent(name)}?${call.context.pictures.query(id, call.user.id)}`;
  return succeed(null, { url, pages: result.pages, documents, notes });
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
