import { text } from '../../../../runtime/model/messages/index.ts';
import type { Locale } from '../../../../runtime/model/schema/Locale.ts';
import { type Seat, seatStatus } from '../../../../runtime/model/workflow/engine/FlowInstance.ts';
import type { StepSeat } from '../../../../runtime/wire/workflow/StepsAnswer.ts';
import type { KnownPeople } from '../../people/KnownPeople.ts';

/** Context of seat rows. */
interface Setting {
  readonly people: KnownPeople;
  readonly locale: Locale;
  /** Whether this user may decide as a substitute. */
  mayActFor(userId: number): boolean;
}

/**
 * A seat in the answer of getSteps: its holder or actor, the decision, and whom a substitute acts for
 * (`substituteFor`).
 * A waiting seat lists who may substitute today and until when (`substitutes`). `isAhead` marks a forecast
 * seat.
 */
export const seatRow = (setting: Setting, seat: Seat, isAhead: boolean): StepSeat => {
  const { locale } = setting;
  const { holder, status, by, remark, at, isAuto } = seat;
  const userId = 'userId' in holder ? holder.userId : undefined;
  const isWaiting = status === seatStatus.pending && userId !== undefined;
  return {
    user_Id: by?.userId ?? userId ?? null,
    roleId: 'roleId' in holder ? holder.roleId : null,
    roleName: 'roleId' in holder ? holder.name : null,
    userName: by?.name ?? (userId === undefined ? null : holder.name),
    auditStatus: isAhead ? null : status,
    remark: isAuto ? text('flowTime.approvedBefore', locale) : (remark ?? null),
    auditDate: at ?? null,
    transferredFrom: seat.from?.at(-1)?.by.name ?? null,
    addedBy: seat.addedBy?.name ?? null,
    substituteFor: seat.substituteFor?.name ?? null,
    substitutes: isWaiting ? substitutesFor(setting, userId) : [],
    isAuto: isAuto === true,
    isEscalated: seat.escalatedFrom !== undefined,
  };
};

const substitutesFor = ({ people, mayActFor }: Setting, userId: number): StepSeat['substitutes'] => {
  const days = people.substituteDays(userId);
  return people.substitutesOf(userId).map(({ id, name }) => ({
    name,
    until: days.get(id) ?? null,
    isBarred: !mayActFor(id),
  }));
};
