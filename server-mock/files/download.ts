import type { FileAnswer } from '../../runtime/wire/Endpoint.ts';
import { authenticate } from '../access/authenticate.ts';
import { type Answer, fail } from '../http/Answer.ts';
import type { Call, UserCall } from '../http/Call.ts';
import { pictureTypes } from './content/formats.ts';
import { readableFiles } from './readableFiles.ts';

/**
 * `GET /Upload/Tables/{table}/{server id}/{name}`: sends a file, found by its id. The authorization header gives
 * access to any file, a signed address only to pictures. Always an attachment with a type that browsers do not
 * execute.
 */
export async function download(call: Call): Promise<Answer<FileAnswer>> {
  const serverId = call.params.id?.toLowerCase() ?? '';
  const signed = call.query('s') !== undefined;
  const user = signed ? await signedUser(call, serverId) : await headerUser(call);
  if (user === undefined) return fail(401, call.say('server.notSignedIn'));
  const path = `Upload/Tables/${call.params.table}/${serverId}/${call.params.name}`;
  const file = (await readableFiles(user, [path])).get(path);
  const type = file === undefined ? undefined : pictureTypes[file.format];
  // The answer must not reveal whether the file exists.
  if (file === undefined || (signed && type === undefined)) return fail(404, call.say('upload.gone'));
  const bytes = await call.context.fileStore.read(file.id);
  if (bytes === undefined) {
    call.context.log.error({ requestId: call.requestId, file: file.id }, 'the content of a file is missing');
    return fail(404, call.say('upload.gone'));
  }
  return {
    status: 200,
    body: null,
    file: {
      name: file.name,
      type: type ?? 'application/octet-stream',
      bytes: call.method === 'HEAD' ? new Uint8Array() : bytes.open(),
    },
    headers: {
      'content-length': String(bytes.size),
      ...(signed ? { 'cache-control': 'private, max-age=600' } : {}),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  };
}

async function headerUser(call: Call): Promise<UserCall | undefined> {
  const session = await authenticate(call.context, call.header('authorization'));
  if (session === undefined) return undefined;
  const { user, looker, token } = session;
  return { ...call, user, token, ...(looker && { looker }) };
}

async function signedUser(call: Call, serverId: string): Promise<UserCall | undefined> {
  const userId = call.context.pictures.userOf(serverId, call.query);
  const account = userId === undefined ? undefined : await call.context.rights.of(userId);
  return account?.isEnabled && !account.mustChangePassword
    ? { ...call, user: account.user, token: '' }
    : undefined;
}
