import { heldStream } from '../heavy/heldStream.ts';
import type { Answer } from './Answer.ts';
import { rowsJson } from './rowsJson.ts';

/** RFC 5987: the whole name (broken surrogates replaced) percent-encoded; what `encodeURIComponent` leaves but the grammar does not allow is encoded too. */
const encoded = (name: string): string =>
  encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*!]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** `Content-Disposition` of a download: the name for everybody, and an ASCII one for clients that know no other. */
export const attachment = (name: string): string => {
  const ascii = name.replace(/[^\w.-]/g, '_').slice(-100);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded(name)}`;
};

/** The whole text of an answer of JSON; undefined where it carries a file, a stream of rows or events. */
export const jsonTextOf = ({ body, file, rows, events }: Answer): string | undefined =>
  file === undefined && rows === undefined && events === undefined ? JSON.stringify(body) : undefined;

/** An answer as HTTP has it: JSON, or the file it carries. `rows` need an object as `body`. */
export const responseOf = ({ status, body, headers, file, rows }: Answer): Response => {
  if (rows !== undefined)
    return new Response(
      heldStream(rowsJson(body as object, rows.batches), () => rows.end()),
      {
        status,
        headers: { ...headers, 'content-type': 'application/json' },
      },
    );
  if (file === undefined)
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
  return new Response(file.bytes, {
    status,
    headers: {
      'cache-control': 'no-store',
      ...headers,
      'content-type': file.type,
      'content-disposition': attachment(file.name),
    },
  });
};
