import { nothing } from '../wire/shape.ts';
import { type Answer, answered, failed } from './Answer.ts';
import type { Http, HttpCall } from './Http.ts';
import type { DownloadedFile } from './WorkbookCalls.ts';

/** Time-out in milliseconds, for large files in either direction. */
export const patience = 600_000;

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

/** The file of an answer; undefined: it answers something else, such as a refusal. */
export const fileIn = async (response: Response): Promise<DownloadedFile | undefined> =>
  response.ok && response.headers.get('content-disposition') !== null
    ? { name: nameOf(response), bytes: await response.blob(), notes: notesOf(response) }
    : undefined;

/** Calls what answers a file. A failure with code `download` has no message. */
export const downloadedFile = async (
  http: Pick<Http, 'action'>,
  path: string,
  call: HttpCall,
): Promise<Answer<DownloadedFile>> => {
  let saved: DownloadedFile | undefined;
  // A file has no envelope, so this answers with an empty one. Refusals have an envelope and are read as usual.
  const send: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    saved = await fileIn(response);
    if (saved === undefined) return response;
    return Response.json({ status: true }, { headers: response.headers });
  };
  const answer = await http.action(path, { ...call, send, signal: AbortSignal.timeout(patience) }, nothing);
  if (answer.ok && saved !== undefined) return answered(saved);
  if (!answer.ok && !wordless.has(answer.failure.code)) return answer;
  return failed('download', '');
};
