import type { User } from '../../runtime/model/access/User.ts';
import type { EndedSessions } from './EndedSessions.ts';
import type { RightsCache } from './RightsCache.ts';
import { type RoleViews, roleViewKey } from './RoleViews.ts';
import type { TokenClaims, TokenIssuer } from './TokenIssuer.ts';

/** What tells who a token stands for. */
interface SessionServices {
  readonly tokens: Pick<TokenIssuer, 'read'>;
  readonly sessions: Pick<EndedSessions, 'has'>;
  readonly rights: Pick<RightsCache, 'of'>;
  readonly roleViews: Pick<RoleViews, 'of'>;
}

/** User and claims of a valid token. */
export interface Session {
  readonly user: User;
  /** The administrator who uses the product with the rights of a role, to see what it sees; `user` then has these rights. */
  readonly looker?: User;
  readonly token: string;
  readonly claims: TokenClaims;
  /** The user may only change the password. */
  readonly mustChangePassword: boolean;
}

const bearer = (header: string | undefined): string | undefined => /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];

/** True for the token of a call that the server makes for a user who is not there. */
export const isUnattended = async (
  { tokens }: Pick<SessionServices, 'tokens'>,
  header: string | undefined,
): Promise<boolean> => {
  const token = bearer(header);
  return token !== undefined && (await tokens.read(token))?.isUnattended === true;
};

/**
 * Reads `Authorization: Bearer`. Undefined when the token is missing, forged or expired, its session ended (logout,
 * password change), the user is disabled, or may no
 * longer look as the role of the token. Check `mustChangePassword`, or use {@link authenticate}.
 */
export const identify = async (
  context: SessionServices,
  header: string | undefined,
): Promise<Session | undefined> => {
  const token = bearer(header);
  if (token === undefined) return undefined;
  const claims = await context.tokens.read(token);
  if (claims === undefined || (await context.sessions.has(claims.session))) return undefined;
  const account = await context.rights.of(claims.userId);
  if (account === undefined || !account.isEnabled || account.tokenVersion !== claims.version)
    return undefined;
  const { user, mustChangePassword } = account;
  if (claims.asRole === undefined) return { user, token, claims, mustChangePassword };
  const seen = await context.roleViews.of(roleViewKey(user.id, claims.asRole));
  return seen && { user: seen, looker: user, token, claims, mustChangePassword };
};

/** Session of a user with all rights in effect. Also undefined while a password change is due. */
export const authenticate = async (
  context: SessionServices,
  header: string | undefined,
): Promise<Session | undefined> => {
  const session = await identify(context, header);
  return session?.mustChangePassword ? undefined : session;
};
