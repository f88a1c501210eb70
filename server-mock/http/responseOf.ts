import { heldStream } from '../heavy/heldStream.ts';
import type { Answer } from './Answer.ts';
import { rowsJson } from './rowsJson.ts';

/**
 * Encodes a name by RFC 5987, with broken surrogates replaced. Also escapes characters that
 * `encodeURIComponent` leaves.
 */
const encoded = (name: string): string =>
  encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*!]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** `Content-Disposition` of a download, or of a file that the browser shows: the full name, and an ASCII one for old clients. */
export const attachment = (name: string, isShown = false): string => {
  const ascii = name.replace(/[^\w.-]/g, '_').slice(-100);
  return `${isShown ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encoded(name)}`;
};

/** Text of a JSON answer; undefined for a file, a row stream or events. */
export const jsonTextOf = ({ body, file, rows, events }: Answer): string | undefined =>
  file === undefined && rows === undefined && events === undefined ? JSON.stringify(body) : undefined;

/** Converts an answer to a `Response`: JSON or a file. `rows` need an object as `body`. */
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
      'content-disposition': attachment(file.name, file.isShown),
    },
  });
};
