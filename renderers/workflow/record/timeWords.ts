import type { ApprovalStep, LateDeed } from '../../../runtime/data/workflow/Approval.ts';
import type { App } from '../../../runtime/host/AppContext.ts';
import { addMessages, type MessageKey } from '../../../runtime/model/messages/index.ts';
import { watchMessages } from '../../../runtime/model/messages/watch.ts';

addMessages(watchMessages);

/** Due time of a waiting step, or that it is overdue; undefined without a limit or when it does not wait. */
export const dueText = ({ status, due, isOverdue }: ApprovalStep, t: App['t']): string | undefined =>
  status !== 0 || due === ''
    ? undefined
    : t(isOverdue ? 'watch.overdue' : 'watch.dueBy', { due: due.slice(0, 'yyyy-MM-dd HH:mm'.length) });

const lateWords: Readonly<Record<LateDeed, MessageKey>> = {
  remind: 'watch.limitRemind',
  superior: 'watch.limitSuperior',
  administrator: 'watch.limitAdministrator',
};

/** Time limit of a step, and what follows when it is late; undefined without a limit. */
export const limitText = ({ limitHours, limitThen }: ApprovalStep, t: App['t']): string | undefined => {
  if (limitHours === undefined) return undefined;
  const limit = t('watch.limit', { hours: limitHours });
  return limitThen === undefined ? limit : t(lateWords[limitThen], { limit });
};
