import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

/** Content of a token; each call reads everything else from the database. */
export interface TokenClaims {
  readonly userId: number;
  /** Sys_User.TokenVersion at issue time: raising the column invalidates all older tokens. */
  readonly version: number;
  /** Session id, shared by all replacement tokens since one login. */
  readonly session: string;
  /** The role as which the user looks at the product; undefined: as the user. */
  readonly asRole?: number;
  /** The server calls with it for a user who is not there; routes that need a person refuse it. */
  readonly isUnattended?: true;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** End of the session, however often its token is replaced. */
  readonly sessionEndsAt: number;
}

/** Milliseconds during which parallel requests get the same replacement. */
const replacementMillis = 5_000;
/** Allowed clock difference between two processes. */
const toleranceSeconds = 5;
/** Maximum length of an accepted token; ours have about 350 characters. */
const longestToken = 1_024;
/** Maximum cached tokens. */
const mostChecked = 5_000;
const algorithm = 'HS256';
const issuer = 'jig';
const audience = 'jig-api';

export interface TokenSettings {
  readonly secret: Uint8Array;
  /** Lifetime of a token. */
  readonly minutes: number;
  /** Lifetime of a session since login; replacements do not extend it. */
  readonly sessionMinutes: number;
  readonly millis: () => number;
}

interface Wanted {
  readonly userId: number;
  readonly version: number;
  readonly session: string;
  readonly asRole?: number;
  readonly isUnattended?: true;
  readonly sessionEndsAt: number;
}

/** Signs and verifies session tokens: JWT, HS256. */
export class TokenIssuer {
  /** Claims of verified tokens, oldest first: verifying a signature costs more than all else in a call. */
  private readonly checked = new Map<string, TokenClaims>();
  private readonly replacements = new Map<string, { readonly token: string; readonly until: number }>();

  constructor(private readonly settings: TokenSettings) {}

  /** Issues the first token of a new session. */
  issue(userId: number, version: number): Promise<string> {
    const sessionEndsAt = this.settings.millis() + this.settings.sessionMinutes * 60_000;
    return this.sign({ userId, version, session: crypto.randomUUID(), sessionEndsAt });
  }

  /** Issues a token for calls of the server itself, valid for `millis`. End its session (`endSession`) with the calls. */
  issueUnattended(userId: number, version: number, millis: number): Promise<string> {
    const sessionEndsAt = this.settings.millis() + millis;
    return this.sign({ userId, version, session: crypto.randomUUID(), sessionEndsAt, isUnattended: true });
  }

  /** Issues a token of the same session for looking at the product as the role sees it. */
  issueAs(claims: TokenClaims, asRole: number): Promise<string> {
    return this.sign({ ...claims, asRole });
  }

  private sign({ userId, version, session, asRole, isUnattended, sessionEndsAt }: Wanted): Promise<string> {
    const now = Math.floor(this.settings.millis() / 1000);
    const end = Math.floor(sessionEndsAt / 1000);
    const more = { ...(asRole === undefined ? {} : { as: asRole }), ...(isUnattended && { auto: 1 }) };
    return new SignJWT({ tv: version, sid: session, end, ...more })
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

  /** Verifies a token. Undefined when it is forged, malformed, expired or not ours. */
  async read(token: string): Promise<TokenClaims | undefined> {
    const now = this.settings.millis();
    const known = this.checked.get(token);
    // Times are checked on every call; outside them the full verification refuses the token.
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

  /**
   * True when less than a third of the lifetime is left: answers then carry `vol_exp: 1`. False when a replacement
   * would not live longer.
   */
  isAgeing({ expiresAt, issuedAt, sessionEndsAt }: TokenClaims): boolean {
    return expiresAt < sessionEndsAt && expiresAt - this.settings.millis() < (expiresAt - issuedAt) / 3;
  }

  /** Issues a new token for the same session. Parallel requests get the same one for five seconds. */
  async replace(old: string, claims: TokenClaims): Promise<string> {
    const now = this.settings.millis();
    for (const [key, { until }] of this.replacements) if (until <= now) this.replacements.delete(key);
    const known = this.replacements.get(old);
    if (known !== undefined) return known.token;
    const token = await this.sign(claims);
    // A parallel request may have finished first: use its token.
    const first = this.replacements.get(old);
    if (first !== undefined) return first.token;
    this.replacements.set(old, { token, until: now + replacementMillis });
    return token;
  }
}

/** The same bytes have several base64 spellings (padding, spare bits); accepts only ours. */
const isCanonical = (token: string): boolean => {
  if (token.length > longestToken) return false;
  const parts = token.split('.');
  return (
    parts.length === 3 && parts.every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
  );
};

/** Claims of a payload; undefined when any is missing or inconsistent. */
const claimsOf = (payload: JWTPayload, now: number): TokenClaims | undefined => {
  const { sub, tv, sid, end, as, auto, iat = Number.NaN, exp = Number.NaN } = payload;
  const userId = Number(sub);
  const isWhole = [userId, tv, end, iat, exp].every((value) => Number.isSafeInteger(value));
  if (!isWhole || typeof sid !== 'string' || typeof tv !== 'number' || typeof end !== 'number')
    return undefined;
  if (as !== undefined && (typeof as !== 'number' || !Number.isSafeInteger(as))) return undefined;
  if (auto !== undefined && auto !== 1) return undefined;
  const isFuture = iat * 1000 > now + toleranceSeconds * 1000;
  if (isFuture || exp < iat || exp > end) return undefined;
  return {
    userId,
    version: tv,
    session: sid,
    ...(as === undefined ? {} : { asRole: as }),
    ...(auto === 1 && { isUnattended: true }),
    issuedAt: iat * 1000,
    expiresAt: exp * 1000,
    sessionEndsAt: end * 1000,
  };
};
