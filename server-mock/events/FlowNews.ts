import type { SeatHolder, Visit } from '../../runtime/model/workflow/engine/FlowInstance.ts';
import type { FlowRecord } from '../workflow/records/FlowRecord.ts';
import type { FlowMessage } from '../workflow/records/messageRows.ts';

/** Something happened to documents in flows: whoever shows them, or counts of them, must know. Carries no content. */
export interface FlowNews {
  readonly table: string;
  /** Empty: only counts changed (messages were read). */
  readonly keys: readonly string[];
  /** Persons it concerns: who made the document, who is or was asked, who acted, who is told. */
  readonly users: readonly number[];
  /** Roles that are or were asked. */
  readonly roles: readonly number[];
}

const holdersOf = (trail: readonly Visit[]): readonly SeatHolder[] =>
  trail.flatMap(({ seats }) => seats.map(({ holder }) => holder));

const decidersOf = (trail: readonly Visit[]): readonly number[] =>
  trail.flatMap(({ seats }) => seats.flatMap(({ by }) => by?.userId ?? []));

/** The news of one stored event: seats that are gone concern their holders as much as new ones. */
export const newsOf = (record: FlowRecord, told: readonly FlowMessage[]): FlowNews => {
  const { instance } = record.answer;
  const trail = [...(record.before?.instance.trail ?? []), ...instance.trail];
  const holders = holdersOf(trail);
  const users = [
    instance.creatorId,
    ...(record.by === undefined ? [] : [record.by.userId]),
    ...told.map(({ to }) => to.id),
    ...decidersOf(trail),
    ...holders.flatMap((holder) => ('userId' in holder ? holder.userId : [])),
  ];
  return {
    table: record.table,
    keys: [record.key],
    users: [...new Set(users)],
    roles: [...new Set(holders.flatMap((holder) => ('roleId' in holder ? holder.roleId : [])))],
  };
};
