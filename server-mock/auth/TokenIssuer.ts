import { jwtVerify, SignJWT } from 'jose';

/** What a token says; everything else is read from the database at each call. */
export interface TokenClaims {
  readonly userId: number;
  /** Sys_User.TokenVersion when it was issued: raising the column invalidates all older tokens. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** Parallel requests get one replacement for this long (family facts 1.1). */
const replacementMillis = 5_000;

export interface TokenSettings {
  readonly secret: Uint8Array;
  /** Life of a token. */
  readonly minutes: number;
  readonly millis: () => number;
}

/** Signs and reads session tokens: JWT, HS256. */
export class TokenIssuer {
  private readonly replacements = new Map<string, { readonly token: string; readonly until: number }>();

  constructor(private readonly settings: TokenSettings) {}

  async issue(userId: number, version: number): Promise<string> {
    const seconds = Math.floor(this.settings.millis() / 1000);
    return new SignJWT({ tv: version })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(String(userId))
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + Math.round(this.settings.minutes * 60))
      .setJti(crypto.randomUUID())
      .sign(this.settings.secret);
  }

  /** The claims; undefined when the token is forged, broken or expired. */
  async read(token: string): Promise<TokenClaims | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.settings.secret, {
        algorithms: ['HS256'],
        currentDate: new Date(this.settings.millis()),
      });
      const userId = Number(payload.sub);
      const version = Number(payload.tv);
      if (!Number.isInteger(userId) || !Number.isInteger(version)) return undefined;
      return { userId, version, issuedAt: (payload.iat ?? 0) * 1000, expiresAt: (payload.exp ?? 0) * 1000 };
    } catch {
      return undefined;
    }
  }

  /** True below one third of the life: answers then carry `vol_exp: 1`. */
  isAgeing(claims: TokenClaims): boolean {
    return claims.expiresAt - this.settings.millis() < (claims.expiresAt - claims.issuedAt) / 3;
  }

  /** A fresh token; the same one for five seconds, whichever parallel request asks. */
  async replace(old: string, claims: TokenClaims): Promise<string> {
    const now = this.settings.millis();
    for (const [key, { until }] of this.replacements) if (until <= now) this.replacements.delete(key);
    const known = this.replacements.get(old);
    if (known !== undefined) return known.token;
    const token = await this.issue(claims.userId, claims.version);
    // Somebody else may have finished meanwhile: the first one counts.
    const first = this.replacements.get(old);
    if (first !== undefined) return first.token;
    this.replacements.set(old, { token, until: now + replacementMillis });
    return token;
  }
}
