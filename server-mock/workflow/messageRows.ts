import { auditStatus } from '../../runtime/model/documentState.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { Row } from '../../runtime/model/Row.ts';
import type { FlowEffect } from '../../runtime/model/workflow/engine/FlowEffect.ts';
import type { FlowRecord } from './FlowRecord.ts';
import type { Contact, KnownPeople } from './KnownPeople.ts';

/** Something a person is told, and whether by mail too. */
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

/** Messages are written in the language of the company, not of who happens to vote. */
const messagesOf = (effect: FlowEffect, record: FlowRecord, people: KnownPeople): readonly FlowMessage[] => {
  const { cnName: table, label } = record;
  if (effect.kind === 'ask') {
    const asked = effect.seats.flatMap(({ holder }) =>
      'userId' in holder ? (people.user(holder.userId) ?? []) : people.membersOf(holder.roleId),
    );
    const title = text('flow.told.ask', 'zh', { table, label });
    const content = text('flow.told.askWhy', 'zh', {
      table,
      label,
      node: effect.nodeName,
      creator: record.creator,
    });
    return [...new Set(asked)]
      .filter((to) => to.enabled)
      .map((to) => ({ to, title, content, mail: effect.mail }));
  }
  if (effect.kind !== 'tell') return [];
  const to = people.user(effect.userId);
  const key = endings[effect.status];
  if (to === undefined || key === undefined) return [];
  const reason = 'reason' in record.event && record.event.reason !== '' ? record.event.reason : '';
  const by = record.by?.name ?? '';
  const title = text(key, 'zh', { table, label });
  const content = text('flow.told.by', 'zh', { title, by, reason: reason === '' ? '' : `：${reason}` });
  return [{ to, title, content, mail: false }];
};

/** Whoever an event concerns, and what he is told. */
export const flowMessages = (record: FlowRecord, people: KnownPeople): readonly FlowMessage[] =>
  record.answer.effects.flatMap((effect) => messagesOf(effect, record, people));

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
