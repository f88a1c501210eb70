import { text } from '../../../runtime/model/messages/index.ts';
import type { FlowInstance, Named } from '../../../runtime/model/workflow/engine/FlowInstance.ts';

/** A seat of the current round, as lists and flags read it. */
export interface SeatRow {
  readonly Visit: number;
  readonly SeatId: number;
  readonly StepId: string;
  readonly StepName: string;
  readonly User_Id: number | null;
  readonly Role_Id: number | null;
  readonly UserName: string;
  readonly Auditor_Id: number | null;
  readonly Auditor: string | null;
  readonly AuditStatus: number;
  readonly AuditDate: string | null;
  readonly Remark: string | null;
  readonly Round: number;
}

/** The actor and the user acted for. */
const auditorOf = (by: Named, substituteFor: Named | undefined): string =>
  substituteFor === undefined
    ? by.name
    : text('flowTime.actedFor', 'zh', { by: by.name, names: substituteFor.name }).slice(0, 100);

/** The seats of an instance, one row each. */
export const seatRows = (instance: FlowInstance | undefined): readonly SeatRow[] =>
  (instance?.trail ?? []).flatMap((visit, at) =>
    visit.seats.map((seat) => ({
      Visit: at,
      SeatId: seat.id,
      StepId: visit.nodeId,
      StepName: visit.name,
      User_Id: 'userId' in seat.holder ? seat.holder.userId : null,
      Role_Id: 'roleId' in seat.holder ? seat.holder.roleId : null,
      UserName: seat.holder.name,
      Auditor_Id: seat.by?.userId ?? null,
      Auditor: seat.by === undefined ? null : auditorOf(seat.by, seat.substituteFor),
      AuditStatus: seat.status,
      AuditDate: seat.at ?? null,
      Remark: seat.isAuto ? text('flowTime.approvedBefore', 'zh') : (seat.remark ?? null),
      Round: instance?.round ?? 1,
    })),
  );

const placeOf = ({ Visit, SeatId }: SeatRow): string => `${Visit}/${SeatId}`;

/** Changes of seats: rows to write (new or changed) and rows to delete. */
export const seatChanges = (
  before: FlowInstance | undefined,
  after: FlowInstance,
): { readonly written: readonly SeatRow[]; readonly gone: readonly SeatRow[] } => {
  const was = new Map(seatRows(before).map((row) => [placeOf(row), row]));
  const is = seatRows(after);
  const places = new Set(is.map(placeOf));
  return {
    written: is.filter((row) => JSON.stringify(was.get(placeOf(row))) !== JSON.stringify(row)),
    gone: [...was.values()].filter((row) => !places.has(placeOf(row))),
  };
};
