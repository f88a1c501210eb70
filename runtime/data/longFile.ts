import { isObject } from '../model/schema/Json.ts';
import { addressOf } from '../wire/Endpoint.ts';
import { longWorkEndpoints } from '../wire/longWork/longWorkEndpoints.ts';
import { parseJson } from '../wire/parseJson.ts';
import { nothing } from '../wire/shape.ts';
import { type Answer, answered } from './Answer.ts';
import { downloadedFile, fileIn } from './downloadedFile.ts';
import type { Http, HttpCall } from './Http.ts';
import { type Follow, longCall } from './longCall.ts';
import type { DownloadedFile } from './WorkbookCalls.ts';

/** The task that an answer of status 202 names. */
const taskIn = async (response: Response): Promise<string | undefined> => {
  const parsed = response.status === 202 ? parseJson(await response.clone().text()) : undefined;
  const data = parsed?.ok === true && isObject(parsed.value) ? parsed.value.data : undefined;
  return isObject(data) && typeof data.task === 'string' ? data.task : undefined;
};

/**
 * Makes a call that answers a file and may take long: where it is not done in two seconds it goes on as a task, which is followed
 * to its end and may be cancelled. `path` and `call` as for `Http.action`.
 */
export const longFile = async (
  http: Pick<Http, 'action' | 'call'>,
  path: string,
  call: HttpCall,
  followed: Follow,
): Promise<Answer<DownloadedFile>> => {
  let saved: DownloadedFile | undefined;
  let task: string | undefined;
  const send: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    saved = await fileIn(response);
    task = await taskIn(response);
    return saved === undefined ? response : Response.json({ status: true }, { headers: response.headers });
  };
  const answer = await longCall(http, path, { ...call, send }, nothing, followed);
  if (!answer.ok) return answer;
  if (saved !== undefined) return answered(saved);
  return downloadedFile(http, addressOf(longWorkEndpoints.file, {}, { id: task ?? '' }), { method: 'GET' });
};
