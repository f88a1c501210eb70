import type { ApprovalStep, LateDeed } from '../../../runtime/data/Approval.ts';
import type { App } from '../../../runtime/host/AppContext.ts';
import { addMessages, type MessageKey } from '../../../runtime/model/messages/index.ts';
import { watchMessages } from '../../../runtime/model/messages/watch.ts';

addMessages(watchMessages);

/** When a step that waits is late, or that it is; undefined: it does not wait, or may wait for ever. */
export const dueText = ({ status, due, isOverdue }: ApprovalStep, t: App['t']): string | undefined =>
  status !== 0 || due === ''
    ? undefined
    : t(isOverdue ? 'watch.overdue' : 'watch.dueBy', { due: due.slice(0, 'yyyy-MM-dd HH:mm'.length) });

const lateWords: Readonly<Record<LateDeed, MessageKey>> = {
  remind: 'watch.limitRemind',
  superior: 'watch.limitSuperior',
  administrator: 'watch.limitAdministrator',
};

/** How long a step may wait, and what follows when it is late; undefined: it may wait for ever. */
export const limitText = ({ limitHours, limitThen }: ApprovalStep, t: App['t']): string | undefined => {
  if (limitHours === undefined) return undefined;
  const limit = t('watch.limit', { hours: limitHours });
  return limitThen === undefined ? limit : t(lateWords[limitThen], { limit });
};
