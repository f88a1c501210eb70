import type { SeatHolder, Visit } from '../../../runtime/model/workflow/engine/FlowInstance.ts';
import type { DocumentNews } from '../../events/DocumentNews.ts';
import type { FlowRecord } from './FlowRecord.ts';
import type { FlowMessage } from './messageRows.ts';

const holdersOf = (trail: readonly Visit[]): readonly SeatHolder[] =>
  trail.flatMap(({ seats }) => seats.map(({ holder }) => holder));

const decidersOf = (trail: readonly Visit[]): readonly number[] =>
  trail.flatMap(({ seats }) => seats.flatMap(({ by }) => by?.userId ?? []));

/** News of one stored event; holders of removed seats are informed like new ones. */
export const newsOf = (record: FlowRecord, told: readonly FlowMessage[]): DocumentNews => {
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
