import type { BoardFilters } from '../../model/boards/BoardFilters.ts';
import { bool, json, listOf, mapOf, maybe, number, object, type Shape, text } from '../shape.ts';
import type { MailingLine, MailingOffer, MailingPerson } from './Mailing.ts';

const person = object<MailingPerson>({ id: number, name: text, isWithoutMail: maybe(bool) });

const line: Shape<MailingLine> = object<MailingLine>({
  ...{ id: number, subject: text, cron: text, maker: text, isOn: bool },
  ...{ users: listOf(number), roles: listOf(number), people: listOf(text) },
  // Kept as it was sent, and read by the server.
  chosen: mapOf(json) as unknown as Shape<BoardFilters>,
  next: maybe(text),
  last: maybe(object<NonNullable<MailingLine['last']>>({ at: text, said: text, isSent: bool })),
});

/** The answer of `offer`. */
export const mailingOffer: Shape<MailingOffer> = object<MailingOffer>({
  title: text,
  hasMail: bool,
  users: listOf(person),
  roles: listOf(person),
  mailings: listOf(line),
});
