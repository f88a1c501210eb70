import { isGranted } from '../../runtime/model/access/authorize.ts';
import type { BoardFilter, BoardSchema } from '../../runtime/model/boards/BoardSchema.ts';
import { periods } from '../../runtime/model/boards/periods/periods.ts';
import { cardFields } from '../../runtime/model/shares/cardFields.ts';
import { mayBeShared } from '../../runtime/model/shares/mayBeShared.ts';
import { sharePage } from '../../runtime/model/shares/ShareKind.ts';
import { shareKinds } from '../../runtime/model/shares/shareKinds.ts';
import { shareLimits } from '../../runtime/model/shares/shareLimits.ts';
import type { ShownCard } from '../../runtime/wire/boards/Board.ts';
import type { OfferedShareCard, OfferedShareFilter, ShareOffer } from '../../runtime/wire/shares/Share.ts';
import { rolesOf } from '../access/roles.ts';
import { AnswerStamps } from '../boards/asks/AnswerStamps.ts';
import { groups } from '../boards/asks/groups.ts';
import { openBoard } from '../boards/openBoards.ts';
import { shownCards } from '../boards/shownBoard.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import type { UserCall } from '../http/Call.ts';
import { accessNamed } from '../reading/accessNamed.ts';

/** The cards of a board that the caller sees and may share by a code. */
export const shareableCards = (call: UserCall, { cards }: BoardSchema): readonly ShownCard[] =>
  shownCards(call, cards).filter((card) => card.note === undefined && mayBeShared(card));

const offeredCard = (call: UserCall, card: ShownCard): OfferedShareCard => {
  const table = card.asks?.table === undefined ? undefined : accessNamed(call, card.asks.table)?.access.table;
  return {
    id: card.id,
    title: card.title,
    fields: cardFields(card).map((field) => ({ field, title: table?.byName.get(field)?.title ?? field })),
  };
};

/** A filter of the board with values that it may be limited to; undefined: no card has its field. */
const offeredFilter = async (
  call: UserCall,
  filter: BoardFilter,
  cards: readonly ShownCard[],
): Promise<OfferedShareFilter | undefined> => {
  if (filter.kind === 'period') {
    if (!cards.some(({ asks }) => asks?.date !== undefined)) return undefined;
    return {
      kind: 'period',
      title: filter.title ?? call.say('board.period'),
      values: periods.map(({ name, title }) => ({ value: name, label: title[call.locale] })),
      isMore: false,
    };
  }
  const { field = '' } = filter;
  for (const { asks } of cards) {
    const found = asks?.table === undefined ? undefined : accessNamed(call, asks.table)?.access;
    if (found === undefined || !found.answered.has(field)) continue;
    const asked = {
      call,
      answers: call.context.boardAnswers,
      filters: {},
      stamps: new AnswerStamps(),
    };
    const data = await groups.ask(asked, { ...asks, by: field, limit: shareLimits.values });
    if (!('asks' in data) || data.asks !== 'groups') return undefined;
    return {
      kind: 'choice',
      field,
      title: filter.title ?? found.table.byName.get(field)?.title ?? field,
      values: data.groups.flatMap(({ key, label }) =>
        (typeof key === 'string' && key !== '') || typeof key === 'number' ? [{ value: key, label }] : [],
      ),
      isMore: data.isMore,
    };
  }
  return undefined;
};

/** The filters that shares of a board may have. */
export const offeredFilters = async (
  call: UserCall,
  { filters = [] }: BoardSchema,
  cards: readonly ShownCard[],
): Promise<readonly OfferedShareFilter[]> => {
  const offered: OfferedShareFilter[] = [];
  for (const filter of filters) {
    const found = await offeredFilter(call, filter, cards);
    if (found !== undefined) offered.push(found);
  }
  return offered;
};

/** What of a board its viewer may share; undefined: there is no such board. */
export const offerShare = async (call: UserCall, name: string): Promise<ShareOffer | undefined> => {
  const board = openBoard(call, name);
  if (board === undefined) return undefined;
  const { db } = call.context;
  const cards = shareableCards(call, board);
  const kinds = shareKinds.filter(({ action }) => isGranted(call.user, action, sharePage));
  const isAny = kinds.length > 0;
  const { rows: users } = isAny
    ? await run(
        db,
        sql`select "User_Id", "UserTrueName", "UserName" from "Sys_User" where "Enable" is null or "Enable" = 1
            order by "UserTrueName", "User_Id" limit ${shareLimits.users}`,
      )
    : { rows: [] };
  return {
    ...{ board: board.board, title: board.title, kinds: kinds.map((kind) => kind.name) },
    cards: isAny ? cards.map((card) => offeredCard(call, card)) : [],
    others: isAny
      ? shownCards(call, board.cards)
          .filter((card) => !mayBeShared(card))
          .map(({ title }) => title)
      : [],
    filters: isAny ? await offeredFilters(call, board, cards) : [],
    users: users.map(({ User_Id, UserTrueName, UserName }) => ({
      id: Number(User_Id),
      name: String(UserTrueName ?? UserName),
    })),
    roles: isAny
      ? (await rolesOf(db))
          .filter(({ isEnabled }) => isEnabled)
          .map(({ id, name: title }) => ({ id, name: title }))
      : [],
  };
};
