import { isGranted } from '../../runtime/model/access/authorize.ts';
import { daysLater } from '../../runtime/model/boards/periods/dates.ts';
import { isDate } from '../../runtime/model/fields/columnTypes/calendar.ts';
import { asList, asObject, asText, type Json, type JsonObject } from '../../runtime/model/schema/Json.ts';
import { withoutFields } from '../../runtime/model/shares/cardFields.ts';
import type { ShareContent, SharedBoard, SharedFilter } from '../../runtime/model/shares/ShareContent.ts';
import { type ShareKind, sharePage } from '../../runtime/model/shares/ShareKind.ts';
import { shareKindNamed } from '../../runtime/model/shares/shareKinds.ts';
import { shareLimits } from '../../runtime/model/shares/shareLimits.ts';
import type { DraftShare } from '../../runtime/wire/shares/Share.ts';
import { rolesOf } from '../access/roles.ts';
import { openBoard } from '../boards/openBoards.ts';
import { run } from '../db/sql/compile.ts';
import { values as listed } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse } from '../http/Answer.ts';
import { sentBody, type UserCall } from '../http/Call.ts';
import { offeredFilters, shareableCards } from './offerShare.ts';
import { writtenBoards } from './sharedView.ts';

/** A share as its maker wants it, checked. */
export interface ReadDraft {
  readonly kind: ShareKind;
  readonly name: string;
  readonly endsOn: string | undefined;
  readonly watermark: string;
  readonly content: ShareContent;
}

type Refused = { readonly refused: Answer<never> };

const texts = (given: Json | undefined): readonly string[] =>
  (asList(given) ?? []).filter((one) => typeof one === 'string');

const numbers = (given: Json | undefined): readonly number[] =>
  [
    ...new Set((asList(given) ?? []).filter((one) => typeof one === 'number' && Number.isSafeInteger(one))),
  ] as readonly number[]; // filtered

/** One filter with values that the server offers: their words are never the caller's. */
const readFilter = (
  given: JsonObject,
  offered: Awaited<ReturnType<typeof offeredFilters>>,
): SharedFilter | undefined => {
  const field = asText(given.field);
  const filter = offered.find((one) => one.kind === given.kind && (one.field ?? '') === (field ?? ''));
  const wanted = asList(given.values) ?? [];
  const known = filter?.values.filter(({ value }) => wanted.includes(value)) ?? [];
  if (filter === undefined || known.length === 0 || known.length !== new Set(wanted).size) return undefined;
  // A period has an order: the first stands until another is chosen.
  const inOrder = wanted.flatMap((value) => known.find((one) => one.value === value) ?? []);
  const { kind, title } = filter;
  return { kind, title, ...(field && { field }), values: inOrder, isFree: given.isFree === true };
};

const readBoard = async (call: UserCall, given: JsonObject): Promise<SharedBoard | Refused> => {
  const name = asText(given.board) ?? '';
  const board = openBoard(call, name);
  const written = board && writtenBoards(call).get(board.board);
  if (board === undefined || written === undefined)
    return { refused: refuse('404', call.say('board.unknown', { name: name.slice(0, 100) })) };
  const shown = shareableCards(call, board);
  const wanted = new Set(texts(given.cards));
  const without = asObject(given.without) ?? {};
  const cards = written.cards.flatMap((card) =>
    wanted.has(card.id) && shown.some(({ id }) => id === card.id)
      ? (withoutFields(card, texts(without[card.id])) ?? [])
      : [],
  );
  if (cards.length === 0) return { refused: refuse('422', call.say('share.cards', { board: board.title })) };
  const sent = (asList(given.filters) ?? []).map((one) => asObject(one) ?? {});
  const offered = sent.length === 0 ? [] : await offeredFilters(call, board, shown);
  const filters: SharedFilter[] = [];
  for (const one of sent.slice(0, 20)) {
    const filter = readFilter(one, offered);
    if (filter === undefined)
      return {
        refused: refuse('422', call.say('share.filter', { field: (asText(one.field) ?? '').slice(0, 100) })),
      };
    filters.push(filter);
  }
  const seconds = typeof given.seconds === 'number' ? Math.round(given.seconds) : undefined;
  return {
    ...{ board: board.board, cards, filters },
    ...(seconds !== undefined && { seconds: Math.min(3_600, Math.max(5, seconds)) }),
  };
};

/** Users and roles that there are, of those that were sent. */
const readPeople = async (
  call: UserCall,
  body: DraftBody,
): Promise<Pick<ShareContent, 'users' | 'roles'>> => {
  const { db } = call.context;
  const users = numbers(body.users).slice(0, shareLimits.users);
  const roles = numbers(body.roles).slice(0, shareLimits.roles);
  const there =
    users.length === 0
      ? []
      : (await run(db, sql`select "User_Id" from "Sys_User" where "User_Id" in (${listed(users)})`)).rows;
  const all = new Set((await rolesOf(db)).map(({ id }) => id));
  return { users: there.map(({ User_Id }) => Number(User_Id)), roles: roles.filter((id) => all.has(id)) };
};

type DraftBody = { readonly [Name in keyof DraftShare]?: Json };

const readHead = (
  call: UserCall,
  body: DraftBody,
  kind: ShareKind,
): Omit<ReadDraft, 'kind' | 'content'> | Refused => {
  const no = (message: string): Refused => ({ refused: refuse('422', message) });
  const name = (asText(body.name) ?? '').trim();
  const watermark = (asText(body.watermark) ?? '').trim();
  if (name === '' || name.length > shareLimits.name)
    return no(call.say('share.name', { n: shareLimits.name }));
  if (watermark.length > shareLimits.watermark)
    return no(call.say('share.watermark', { n: shareLimits.watermark }));
  const endsOn = (asText(body.endsOn) ?? '') || undefined;
  const today = call.context.clock.now().slice(0, 10);
  const last = kind.mostDays === undefined ? undefined : daysLater(today, kind.mostDays);
  if (last !== undefined && (endsOn === undefined || !isDate(endsOn) || endsOn < today || endsOn > last))
    return no(call.say('share.endNeeded', { day: last }));
  if (endsOn !== undefined && (!isDate(endsOn) || endsOn < today)) return no(call.say('share.endPast'));
  return { name, watermark, endsOn };
};

/** Reads a share that is going to be made or tried: only what its maker sees, and may share like this. */
export const readDraft = async (call: UserCall): Promise<ReadDraft | Refused> => {
  const body = sentBody<DraftShare>(call);
  const kind = shareKindNamed(asText(body.kind) ?? '');
  if (kind === undefined) return { refused: refuse('422', call.say('server.paramsIncomplete')) };
  if (!isGranted(call.user, kind.action, sharePage))
    return { refused: refuse('403', call.say('share.noRight', { kind: kind.title[call.locale] })) };
  const head = readHead(call, body, kind);
  if ('refused' in head) return head;
  const most = kind.isWall ? shareLimits.boards : 1;
  const sent = (asList(body.boards) ?? []).map((one) => asObject(one) ?? {});
  if (sent.length === 0 || sent.length > most)
    return { refused: refuse('422', call.say('share.boards', { n: most })) };
  if (!kind.hasCode) {
    const name = asText(sent[0]?.board) ?? '';
    const board = openBoard(call, name);
    if (board === undefined)
      return { refused: refuse('404', call.say('board.unknown', { name: name.slice(0, 100) })) };
    const people = await readPeople(call, body);
    if (people.users.length + people.roles.length === 0)
      return { refused: refuse('422', call.say('share.people', { n: shareLimits.users })) };
    return {
      kind,
      ...head,
      content: { boards: [{ board: board.board, cards: [], filters: [] }], ...people },
    };
  }
  const boards: SharedBoard[] = [];
  for (const one of sent) {
    const read = await readBoard(call, one);
    if ('refused' in read) return read;
    boards.push(read);
  }
  return { kind, ...head, content: { boards, users: [], roles: [] } };
};
