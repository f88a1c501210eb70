import type { PicturesBody } from '../../runtime/wire/files/PicturesBody.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asList, asText, sentBody, type UserCall } from '../http/Call.ts';
import { pictureTypes } from './content/formats.ts';
import { readableFiles } from './readableFiles.ts';

/** Maximum paths per call. */
const mostPaths = 500;

/**
 * `POST /api/jig/pictures` `{paths}`: signed addresses by path, valid for ten minutes. Omits files that the user may
 * not see and files that are not pictures.
 */
export async function signPictures(call: UserCall): Promise<Answer<Readonly<Record<string, string>>>> {
  const paths = asList(sentBody<PicturesBody>(call).paths)?.map((path) => asText(path));
  if (paths === undefined || paths.length > mostPaths || !paths.every((path) => path !== undefined))
    return refuse('422', call.say('server.paramsIncomplete'));
  const files = await readableFiles(call, [...new Set(paths)]);
  const urls: Record<string, string> = {};
  for (const [path, file] of files)
    if (pictureTypes[file.format] !== undefined) {
      const address = file.path.split('/').map(encodeURIComponent).join('/');
      urls[path] = `/${address}?${call.context.pictures.query(file.serverId, (call.looker ?? call.user).id)}`;
    }
  return succeed(null, urls);
}
