import type { User } from '../../../runtime/model/access/User.ts';
import type { ServerContext } from '../../context/ServerContext.ts';
import type { TokenClaims } from './TokenIssuer.ts';

/** Who a token stands for. */
export interface Session {
  readonly user: User;
  readonly token: string;
  readonly claims: TokenClaims;
  /** Nothing but a change of the password may be answered. */
  readonly mustChangePassword: boolean;
}

/**
 * Reads `Authorization: Bearer`; undefined when missing, forged, expired, ended by signing out or a password change, or
 * disabled. Check `mustChangePassword`, or use {@link authenticate}.
 */
export const identify = async (
  context: ServerContext,
  header: string | undefined,
): Promise<Session | undefined> => {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  if (token === undefined) return undefined;
  const claims = await context.tokens.read(token);
  if (claims === undefined || (await context.sessions.has(claims.session))) return undefined;
  const account = await context.rights.of(claims.userId);
  if (account === undefined || !account.isEnabled || account.tokenVersion !== claims.version)
    return undefined;
  const { user, mustChangePassword } = account;
  return { user, token, claims, mustChangePassword };
};

/** The session of a user who may do everything the rights allow; undefined also before a due change of the password. */
export const authenticate = async (
  context: ServerContext,
  header: string | undefined,
): Promise<Session | undefined> => {
  const session = await identify(context, header);
  return session?.mustChangePassword ? undefined : session;
};
