import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDirectory } from '../db/makeDirectory.ts';

/** Secret that signs tokens: the given one, or one in the data directory (generated once, mode 0600). */
export function tokenSecret(given: string | undefined, dataDirectory: string): Uint8Array {
  if (given !== undefined) return new TextEncoder().encode(given);
  const file = join(dataDirectory, 'token-secret');
  if (!existsSync(file)) {
    makeDirectory(dataDirectory);
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  chmodSync(file, 0o600);
  return new TextEncoder().encode(readFileSync(file, 'utf8').trim());
}
