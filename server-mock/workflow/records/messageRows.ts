import { auditStatus } from '../../../runtime/model/access/documentState.ts';
import { text } from '../../../runtime/model/messages/index.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { FlowEffect } from '../../../runtime/model/workflow/engine/FlowEffect.ts';
import type { Seat } from '../../../runtime/model/workflow/engine/FlowInstance.ts';
import type { Contact, KnownPeople } from '../people/KnownPeople.ts';
import type { FlowRecord } from './FlowRecord.ts';
import { usersToNotify } from './usersToNotify.ts';

/** A message to a user; `mail` asks for a mail too. */
export interface FlowMessage {
  readonly to: Contact;
  readonly title: string;
  readonly content: string;
  readonly mail: boolean;
}

const endings: Readonly<Record<number, 'flow.told.approved' | 'flow.told.returned' | 'flow.told.reversed'>> =
  {
    [auditStatus.approved]: 'flow.told.approved',
    [auditStatus.returned]: 'flow.told.returned',
    [auditStatus.reversed]: 'flow.told.reversed',
  };

type Told = Omit<FlowMessage, 'to'>;
type Tellers = {
  readonly [K in FlowEffect['kind']]: (
    effect: Extract<FlowEffect, { readonly kind: K }>,
    record: FlowRecord,
    people: KnownPeople,
  ) => readonly FlowMessage[];
};

const toEach = (people: readonly (Contact | undefined)[], told: Told): readonly FlowMessage[] =>
  [...new Set(people)].flatMap((to) => (to?.enabled === true ? [{ to, ...told }] : []));

/** Messages to users who may decide in these seats; a substitute reads whom the seat belongs to. */
const toSeats = (
  seats: readonly Seat[],
  { answer, selfSubstitute }: FlowRecord,
  people: KnownPeople,
  told: Told,
): readonly FlowMessage[] =>
  usersToNotify(seats, people, selfSubstitute ? undefined : answer.instance.creatorId).map(
    ({ to, standsFor }) => {
      const names = standsFor.join('、');
      const { content } = told;
      const said = names === '' ? content : text('flowTime.askedAsSubstitute', 'zh', { content, names });
      return { ...told, to, content: said };
    },
  );

const reasonOf = ({ event }: FlowRecord): string =>
  'reason' in event && event.reason !== '' ? `：${event.reason}` : '';

/** Title with actor and reason. */
const byWhom = (title: string, record: FlowRecord): string =>
  text('flow.told.by', 'zh', { title, by: record.by?.name ?? '', reason: reasonOf(record) });

/** Message keys by the event that asks an approver; default: the document reached the node. */
const asking: Readonly<
  Record<string, 'flow.told.handedWhy' | 'flow.told.addedWhy' | 'flowTime.told.lateWhy'>
> = {
  transfer: 'flow.told.handedWhy',
  addSigner: 'flow.told.addedWhy',
  lapse: 'flowTime.told.lateWhy',
};

/** Writes messages in the language of the company, not of the acting user. */
const tellers: Tellers = {
  status: () => [],
  ask: ({ seats, nodeName, mail }, record, people) => {
    const { cnName: table, label } = record;
    const content = text(asking[record.event.kind] ?? 'flow.told.askWhy', 'zh', {
      table,
      label,
      node: nodeName,
      creator: record.creator,
      by: record.by?.name ?? '',
      reason: reasonOf(record),
    });
    return toSeats(seats, record, people, {
      title: text('flow.told.ask', 'zh', { table, label }),
      content,
      mail,
    });
  },
  tell: ({ userId, status }, record, people) => {
    const key = endings[status];
    if (key === undefined) return [];
    const title = text(key, 'zh', { table: record.cnName, label: record.label });
    return toEach([people.user(userId)], { title, content: byWhom(title, record), mail: false });
  },
  notify: ({ what, seats, userIds }, record, people) => {
    const title = text(`flow.told.${what}`, 'zh', { table: record.cnName, label: record.label });
    const told = { title, content: byWhom(title, record), mail: false };
    const asked = toSeats(seats, record, people, told);
    const isAsked = new Set(asked.map(({ to }) => to));
    const rest = userIds.map((id) => people.user(id)).filter((to) => to === undefined || !isAsked.has(to));
    return [...asked, ...toEach(rest, told)].filter(({ to }) => to.id !== record.by?.userId);
  },
  remind: ({ nodeName, seats, due, isLate, mail }, record, people) => {
    const { cnName: table, label, creator } = record;
    const params = { table, label, node: nodeName, creator, due: due.slice(0, 16) };
    return toSeats(seats, record, people, {
      title: text(isLate ? 'flowTime.told.late' : 'flowTime.told.soon', 'zh', params),
      content: text(isLate ? 'flowTime.told.lateBy' : 'flowTime.told.soonBy', 'zh', params),
      mail,
    });
  },
  // `copyMessages` writes these once per receiver, see below.
  copy: () => [],
};

const copyMessages = (record: FlowRecord, people: KnownPeople): readonly FlowMessage[] =>
  (record.copied ?? []).flatMap(({ userId, node }) => {
    const { cnName: table, label, creator } = record;
    const title = text('flow.told.copied', 'zh', { table, label });
    const content =
      node === undefined
        ? byWhom(title, record)
        : text('flow.told.passed', 'zh', { table, label, creator, node: node.name });
    return toEach([people.user(userId)], { title, content, mail: false });
  });

const messagesOf = (effect: FlowEffect, record: FlowRecord, people: KnownPeople): readonly FlowMessage[] =>
  // The map has one entry per kind, with an effect type that TypeScript cannot correlate.
  (tellers[effect.kind] as (...given: [FlowEffect, FlowRecord, KnownPeople]) => readonly FlowMessage[])(
    effect,
    record,
    people,
  );

/** Messages of an event to all users it concerns. */
export const flowMessages = (record: FlowRecord, people: KnownPeople): readonly FlowMessage[] => [
  ...record.answer.effects.flatMap((effect) => messagesOf(effect, record, people)),
  ...copyMessages(record, people),
];

/** A row of the message history. */
export const messageRow = ({ to, title, content, mail }: FlowMessage, record: FlowRecord): Row => ({
  Title: title.slice(0, 200),
  Content: content.slice(0, 2000),
  User_Id: to.id,
  UserName: to.name,
  WorkTable: record.table,
  WorkTableName: record.cnName,
  WorkTableKey: record.key,
  IsRead: 0,
  Mail: mail ? (to.mail ?? null) : null,
  CreateDate: record.now,
});
