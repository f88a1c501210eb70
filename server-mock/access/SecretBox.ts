import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const prefix = 'sealed:1:';
const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts secrets that people store, with a key of the installation (TOKEN_SECRET). A sealed text opens only for the place
 * it was sealed for, such as `Sys_QuartzOptions.AuthValue`, so that it is of no use in another column.
 */
export class SecretBox {
  readonly #key: Buffer;

  constructor(secret: Uint8Array) {
    // A separate key: it must not be able to sign sessions.
    this.#key = createHmac('sha256', secret).update('jig stored secrets').digest();
  }

  /** About 4/3 of the length of the text, and 50 characters. */
  seal(text: string, place: string): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.#key, nonce).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${prefix}${sealed.toString('base64url')}`;
  }

  /** Undefined: sealed with another key or for another place, or not sealed. */
  open(sealed: string, place: string): string | undefined {
    if (!isSealed(sealed)) return undefined;
    const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url');
    if (bytes.length < nonceBytes + tagBytes) return undefined;
    try {
      const decipher = createDecipheriv(algorithm, this.#key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(-tagBytes));
      const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }
}

/** True for a text as {@link SecretBox.seal} makes it. */
export const isSealed = (text: string): boolean => text.startsWith(prefix);
