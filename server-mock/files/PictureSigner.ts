import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long an address of a picture holds, in ms. */
const life = 10 * 60_000;

/**
 * Addresses of pictures that an `<img>` can load without a header: for one file, one user and ten minutes. They hold no
 * token, and whoever follows one is asked for his rights all the same.
 */
export class PictureSigner {
  readonly #key: Buffer;

  constructor(
    secret: Uint8Array,
    private readonly millis: () => number,
  ) {
    // A key of its own: what signs addresses signs no sessions.
    this.#key = createHmac('sha256', secret).update('jig pictures').digest();
  }

  /** The query to put behind the file's path. */
  query(serverId: string, userId: number): string {
    const until = this.millis() + life;
    return new URLSearchParams({
      u: String(userId),
      e: String(until),
      s: this.#sign(serverId, userId, until),
    }).toString();
  }

  /** Whose address it is; undefined: forged, for another file, or too old. */
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
