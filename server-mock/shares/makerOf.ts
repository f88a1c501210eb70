import { isGranted } from '../../runtime/model/access/authorize.ts';
import type { User } from '../../runtime/model/access/User.ts';
import { sharePage } from '../../runtime/model/shares/ShareKind.ts';
import { shareKindNamed } from '../../runtime/model/shares/shareKinds.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import type { StoredShare } from './storedShares.ts';

/** Why a share no longer opens. */
export type ShareEnd = 'ended' | 'over' | 'maker';

type Services = Pick<ServerContext, 'clock' | 'rights'>;

/**
 * The maker of a share that opens, with the rights of this moment, or why it does not open: it was ended, its last day is over, or
 * its maker is switched off, deleted, or may no longer share like this.
 */
export const makerOf = async (
  { clock, rights }: Services,
  share: StoredShare,
): Promise<{ readonly maker: User } | { readonly end: ShareEnd }> => {
  const kind = shareKindNamed(share.kind);
  if (share.endedAt !== undefined || kind === undefined) return { end: 'ended' };
  if (share.endsOn !== undefined && share.endsOn < clock.now().slice(0, 10)) return { end: 'over' };
  const account = await rights.of(share.madeBy);
  if (account === undefined || !account.isEnabled || !isGranted(account.user, kind.action, sharePage))
    return { end: 'maker' };
  return { maker: account.user };
};
