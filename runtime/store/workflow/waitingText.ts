import type { Approval } from '../../data/workflow/Approval.ts';
import type { App } from '../../host/AppContext.ts';
import { auditStatus } from '../../model/access/documentState.ts';
import type { MessageKey } from '../../model/messages/index.ts';

/** Maximum names listed: a role may hold a whole company. */
const told = 10;

const ended: Readonly<Record<number, MessageKey>> = {
  [auditStatus.approved]: 'approvalScreen.endedApproved',
  [auditStatus.unneeded]: 'approvalScreen.endedUnneeded',
};

/** Text about who has the document next; undefined: it is in no flow. */
export function waitingText({ flow, waiting, status }: Approval, t: App['t']): string | undefined {
  const { kind, names } = waiting;
  if (kind === 'nobody') {
    const words = ended[status];
    if (words) return t(words);
    return flow && t('approvalScreen.ended');
  }
  if (flow === undefined) return undefined;
  if (names.length === 0)
    return t(kind === 'creator' ? 'approvalScreen.waitsCreatorUnnamed' : 'approvalScreen.waitsUnnamed');
  return t(kind === 'creator' ? 'approvalScreen.waitsCreator' : 'approvalScreen.waitsSeats', {
    names: namesText(names, t),
  });
}

/** Names joined for display. */
export function namesText(names: readonly string[], t: App['t']): string {
  const some = names.slice(0, told).join(t('approvalScreen.nameSeparator'));
  return names.length > told ? t('approvalScreen.andMore', { names: some, n: names.length }) : some;
}
