import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { isObject } from '../../runtime/model/schema/Json.ts';
import { parseJson } from '../../runtime/wire/parseJson.ts';
import { BackupRefusal } from './BackupRefusal.ts';

/** What opens the sealed values of a database and signs its sessions. */
export interface InstallationSecrets {
  readonly tokenSecret: string;
}

const scheme = 'scrypt-65536-8-1 aes-256-gcm';
const keyOf = (password: string, salt: Buffer): Buffer =>
  scryptSync(password, salt, 32, { N: 65_536, r: 8, p: 1, maxmem: 128 * 1024 * 1024 });

/** Encrypts secrets with a password of the operator, as the entry `secrets.json`. */
export function sealSecrets(secrets: InstallationSecrets, password: string): string {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', keyOf(password, salt), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(secrets), 'utf8'), cipher.final()]);
  const parts = { salt, nonce, sealed, tag: cipher.getAuthTag() };
  const texts = Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64')]);
  return `${JSON.stringify({ scheme, ...Object.fromEntries(texts) })}\n`;
}

/** Decrypts {@link sealSecrets}. Throws a {@link BackupRefusal} for another password, or a damaged entry. */
export function openSecrets(sealed: string, password: string): InstallationSecrets {
  const refusal = new BackupRefusal('backup.wrongKey', {});
  const read = parseJson(sealed);
  if (!read.ok || !isObject(read.value)) throw refusal;
  const bytes = (name: string): Buffer =>
    Buffer.from(String(isObject(read.value) ? read.value[name] : ''), 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(password, bytes('salt')), bytes('nonce'));
    decipher.setAuthTag(bytes('tag'));
    const opened = Buffer.concat([decipher.update(bytes('sealed')), decipher.final()]).toString('utf8');
    const { tokenSecret } = JSON.parse(opened) as { readonly tokenSecret?: unknown };
    if (typeof tokenSecret !== 'string') throw refusal;
    return { tokenSecret };
  } catch {
    throw refusal;
  }
}
