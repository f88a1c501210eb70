import type { User } from '../../runtime/model/User.ts';
import type { ServerContext } from '../ServerContext.ts';
import type { TokenClaims } from './TokenIssuer.ts';

/** Who a token stands for. */
export interface Session {
  readonly user: User;
  readonly token: string;
  readonly claims: TokenClaims;
}

/** Reads `Authorization: Bearer`; undefined when missing, forged, expired, outdated by a password change, or disabled. */
export const authenticate = async (
  context: ServerContext,
  header: string | undefined,
): Promise<Session | undefined> => {
  const token = /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1];
  if (token === undefined) return undefined;
  const claims = await context.tokens.read(token);
  if (claims === undefined) return undefined;
  const account = await context.rights.of(claims.userId);
  if (account === undefined || !account.isEnabled || account.tokenVersion !== claims.version)
    return undefined;
  return { user: account.user, token, claims };
};
