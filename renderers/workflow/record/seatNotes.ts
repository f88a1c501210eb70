import type { ApprovalStep, Approver } from '../../../runtime/data/workflow/Approval.ts';
import type { App } from '../../../runtime/host/AppContext.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { watchMessages } from '../../../runtime/model/messages/watch.ts';

addMessages(watchMessages);

/**
 * Notes about an approver, one sentence each.
 * How the approver came to be asked, for whom the approver decided, and who may substitute until when.
 */
export function seatNotes(seat: Approver, step: ApprovalStep, t: App['t']): readonly string[] {
  const { userName: holder, substituteFor, transferredFrom, addedBy, isEscalated } = seat;
  // A step that has not started has no acting substitutes.
  const standIns = step.status === 0 ? seat.substitutes : [];
  return [
    ...(substituteFor === '' ? [] : [t('watch.stoodIn', { holder: substituteFor })]),
    ...(transferredFrom === '' ? [] : [t('watch.handed', { name: transferredFrom })]),
    ...(addedBy === '' ? [] : [t('watch.added', { name: addedBy })]),
    ...(isEscalated ? [t('watch.escalated')] : []),
    ...standIns.map(({ name, until, isBarred }) =>
      isBarred === true
        ? t('watch.barred', { name, holder })
        : until === ''
          ? t('watch.standsInUnknown', { name, holder })
          : t('watch.standsIn', { name, holder, until }),
    ),
  ];
}
