import { createHmac, timingSafeEqual } from 'node:crypto';

/** Milliseconds a signed picture address is valid. */
const life = 10 * 60_000;

/**
 * Signs picture addresses that an `<img>` loads without a header. An address is valid for one file, one user and ten
 * minutes. It contains no token, and each request still checks the user's rights.
 */
export class PictureSigner {
  readonly #key: Buffer;

  constructor(
    secret: Uint8Array,
    private readonly millis: () => number,
  ) {
    // A separate key: it must not be able to sign sessions.
    this.#key = createHmac('sha256', secret).update('jig pictures').digest();
  }

  /** Signed query string for the path of a file. */
  query(serverId: string, userId: number): string {
    const until = this.millis() + life;
    return new URLSearchParams({
      u: String(userId),
      e: String(until),
      s: this.#sign(serverId, userId, until),
    }).toString();
  }

  /** User id of a signed address; undefined: forged, for another file, or expired. */
  userOf(serverId: string, query: (name: string) => string | undefined): number | undefined {
    const [userId, until, given] = [Number(query('u')), Number(query('e')), query('s') ?? ''];
    if (!Number.isSafeInteger(userId) || !Number.isSafeInteger(until)) return undefined;
    const own = Buffer.from(this.#sign(serverId, userId, until));
    const sent = Buffer.from(given);
    if (own.length !== sent.length || !timingSafeEqual(own, sent)) return undefined;
    return until >= this.millis() ? userId : undefined;
  }

  #sign(serverId: string, userId: number, until: number): string {
    return createHmac('sha256', this.#key).update(`${serverId}\n${userId}\n${until}`).digest('base64url');
  }
}
