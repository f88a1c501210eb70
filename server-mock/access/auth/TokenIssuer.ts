import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

/** What a token says; everything else is read from the database at each call. */
export interface TokenClaims {
  readonly userId: number;
  /** Sys_User.TokenVersion when it was issued: raising the column invalidates all older tokens. */
  readonly version: number;
  /** The same for all tokens that replaced each other since one sign-in. */
  readonly session: string;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** When the session ends however often its token is replaced. */
  readonly sessionEndsAt: number;
}

/** Parallel requests get one replacement for this long. */
const replacementMillis = 5_000;
/** How far the clocks of two processes may differ. */
const toleranceSeconds = 5;
/** Longest token that is looked at; ours have about 350 characters. */
const longestToken = 1_024;
/** Tokens whose claims are remembered. */
const mostChecked = 5_000;
const algorithm = 'HS256';
const issuer = 'jig';
const audience = 'jig-api';

export interface TokenSettings {
  readonly secret: Uint8Array;
  /** Life of a token. */
  readonly minutes: number;
  /** Life of a session from its sign-in; replacements end there. */
  readonly sessionMinutes: number;
  readonly millis: () => number;
}

interface Wanted {
  readonly userId: number;
  readonly version: number;
  readonly session: string;
  readonly sessionEndsAt: number;
}

/** Signs and reads session tokens: JWT, HS256. */
export class TokenIssuer {
  /** Claims of tokens whose signature was checked, the oldest first: a signature costs more than all else of a call. */
  private readonly checked = new Map<string, TokenClaims>();
  private readonly replacements = new Map<string, { readonly token: string; readonly until: number }>();

  constructor(private readonly settings: TokenSettings) {}

  /** The first token of a new session. */
  issue(userId: number, version: number): Promise<string> {
    const sessionEndsAt = this.settings.millis() + this.settings.sessionMinutes * 60_000;
    return this.sign({ userId, version, session: crypto.randomUUID(), sessionEndsAt });
  }

  private sign({ userId, version, session, sessionEndsAt }: Wanted): Promise<string> {
    const now = Math.floor(this.settings.millis() / 1000);
    const end = Math.floor(sessionEndsAt / 1000);
    return new SignJWT({ tv: version, sid: session, end })
      .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(String(userId))
      .setIssuedAt(now)
      .setNotBefore(now)
      .setExpirationTime(Math.min(end, now + Math.round(this.settings.minutes * 60)))
      .setJti(crypto.randomUUID())
      .sign(this.settings.secret);
  }

  /** The claims; undefined when the token is forged, broken, expired, or not ours. */
  async read(token: string): Promise<TokenClaims | undefined> {
    const now = this.settings.millis();
    const known = this.checked.get(token);
    // Times are looked at again in any case; outside them the token goes the whole way and is refused there.
    if (known !== undefined && known.issuedAt <= now && now < known.expiresAt) return known;
    this.checked.delete(token);
    if (!isCanonical(token)) return undefined;
    try {
      const { payload } = await jwtVerify(token, this.settings.secret, {
        algorithms: [algorithm],
        typ: 'JWT',
        issuer,
        audience,
        requiredClaims: ['exp', 'iat', 'nbf', 'sub', 'jti'],
        clockTolerance: toleranceSeconds,
        currentDate: new Date(now),
      });
      return this.remembered(token, claimsOf(payload, now));
    } catch {
      return undefined;
    }
  }

  private remembered(token: string, claims: TokenClaims | undefined): TokenClaims | undefined {
    if (claims === undefined) return undefined;
    this.checked.set(token, claims);
    for (const oldest of this.checked.keys()) {
      if (this.checked.size <= mostChecked) break;
      this.checked.delete(oldest);
    }
    return claims;
  }

  /** True below one third of the life: answers then carry `vol_exp: 1`. Never where a replacement would not live longer. */
  isAgeing({ expiresAt, issuedAt, sessionEndsAt }: TokenClaims): boolean {
    return expiresAt < sessionEndsAt && expiresAt - this.settings.millis() < (expiresAt - issuedAt) / 3;
  }

  /** A fresh token of the same session; the same one for five seconds, whichever parallel request asks. */
  async replace(old: string, claims: TokenClaims): Promise<string> {
    const now = this.settings.millis();
    for (const [key, { until }] of this.replacements) if (until <= now) this.replacements.delete(key);
    const known = this.replacements.get(old);
    if (known !== undefined) return known.token;
    const token = await this.sign(claims);
    // A parallel request may have finished meanwhile: the first one counts.
    const first = this.replacements.get(old);
    if (first !== undefined) return first.token;
    this.replacements.set(old, { token, until: now + replacementMillis });
    return token;
  }
}

/** Base64 has several spellings of the same bytes (padding, spare bits); only the one we write is taken. */
const isCanonical = (token: string): boolean => {
  if (token.length > longestToken) return false;
  const parts = token.split('.');
  return (
    parts.length === 3 && parts.every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
  );
};

/** The claims where all of them are there and fit each other. */
const claimsOf = (payload: JWTPayload, now: number): TokenClaims | undefined => {
  const { sub, tv, sid, end, iat = Number.NaN, exp = Number.NaN } = payload;
  const userId = Number(sub);
  const isWhole = [userId, tv, end, iat, exp].every((value) => Number.isSafeInteger(value));
  if (!isWhole || typeof sid !== 'string' || typeof tv !== 'number' || typeof end !== 'number')
    return undefined;
  const isFuture = iat * 1000 > now + toleranceSeconds * 1000;
  if (isFuture || exp < iat || exp > end) return undefined;
  return {
    userId,
    version: tv,
    session: sid,
    issuedAt: iat * 1000,
    expiresAt: exp * 1000,
    sessionEndsAt: end * 1000,
  };
};
