import type { FileAnswer } from '../../runtime/wire/Endpoint.ts';
import { pictureTypes } from '../files/content/formats.ts';
import { findFiles } from '../files/findFiles.ts';
import { type Answer, fail } from '../http/Answer.ts';
import type { Call } from '../http/Call.ts';
import { productParams } from './productParams.ts';

/** `GET /api/jig/logo`: the logo of the settings. Public, as the login page shows it; no other file is reachable here. */
export async function sendLogo(call: Call): Promise<Answer<FileAnswer>> {
  const { logo } = await productParams(call.context);
  const file = logo === undefined ? undefined : (await findFiles(call.context.db, [logo])).get(logo);
  const type = file === undefined ? undefined : pictureTypes[file.format];
  const bytes = file === undefined ? undefined : await call.context.fileStore.read(file.id);
  if (file === undefined || type === undefined || bytes === undefined)
    return fail(404, call.say('upload.gone'));
  return {
    status: 200,
    body: null,
    file: { name: file.name, type, bytes: call.method === 'HEAD' ? new Uint8Array() : bytes.open() },
    headers: {
      'content-length': String(bytes.size),
      // Its address changes with the picture.
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  };
}
