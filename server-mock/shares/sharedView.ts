import { limitAsync } from 'es-toolkit';
import type { User } from '../../runtime/model/access/User.ts';
import type { BoardFilters } from '../../runtime/model/boards/BoardFilters.ts';
import { type BoardSchema, boardsOf, type CardSchema } from '../../runtime/model/boards/BoardSchema.ts';
import { periodNamed } from '../../runtime/model/boards/periods/periods.ts';
import type { ShareContent, SharedBoard, SharedFilter } from '../../runtime/model/shares/ShareContent.ts';
import { sharedCards } from '../../runtime/model/shares/sharedCards.ts';
import type { ShownCard } from '../../runtime/wire/boards/Board.ts';
import type { SharedChoice, ShownShare } from '../../runtime/wire/shares/Share.ts';
import { askCard } from '../boards/askCards.ts';
import { openBoard } from '../boards/openBoards.ts';
import { shownCards } from '../boards/shownBoard.ts';
import { contextIn } from '../context/contextIn.ts';
import type { Call, UserCall } from '../http/Call.ts';
import { accessNamed } from '../reading/accessNamed.ts';
import { limitedCard } from './limitedCard.ts';
import { shownToAll } from './shownToAll.ts';

/** Seconds that a board stands in turn where nothing else is said. */
const usualSeconds = 20;

/** The call of a viewer with the rights of a share's maker. It goes no further than the cards of the share. */
export const asMaker = (call: Call, maker: User): UserCall => ({ ...call, user: maker, token: '' });

/** The boards as they are written, whatever language the caller reads. */
export const writtenBoards = (call: Call): ReadonlyMap<string, BoardSchema> =>
  boardsOf(contextIn(call.context, 'zh').catalog.bundle);

/** The cards of a share in the viewer's language: those that are as they stand in the board have its translation. */
const cardsIn = (call: UserCall, { board, cards }: SharedBoard): readonly CardSchema[] => {
  const written = writtenBoards(call).get(board)?.cards ?? [];
  const translated = boardsOf(call.context.catalog.bundle).get(board)?.cards ?? [];
  return sharedCards(cards, written).map((card) =>
    written.includes(card) ? (translated.find(({ id }) => id === card.id) ?? card) : card,
  );
};

/** What a filter is called in the viewer's language; as it was when the share was made where its field is gone. */
const titleOf = (
  call: UserCall,
  { kind, field = '', title }: SharedFilter,
  { filters = [] }: BoardSchema,
  shown: readonly ShownCard[],
): string => {
  const named = filters.find((one) => one.kind === kind && (one.field ?? '') === field)?.title;
  if (named !== undefined) return named;
  if (kind === 'period') return call.say('board.period');
  for (const { asks } of shown) {
    const found = asks?.table === undefined ? undefined : accessNamed(call, asks.table)?.access;
    if (found?.readable.has(field)) return found.table.byName.get(field)?.title ?? title;
  }
  return title;
};

const choiceOf = (call: UserCall, { kind, values }: SharedFilter, title: string): SharedChoice => ({
  title,
  isPeriod: kind === 'period',
  options: values.map(({ value, label }) =>
    kind === 'period' ? (periodNamed(String(value))?.title[call.locale] ?? label) : label,
  ),
});

/** The filters with what the viewer chose in those that are free. Anything else that was sent is no choice. */
const withChosen = (filters: readonly SharedFilter[], chosen: readonly number[]): readonly SharedFilter[] => {
  const free = filters.filter(({ isFree }) => isFree);
  return filters.map((filter) => {
    const at = free.indexOf(filter);
    const value = at < 0 ? undefined : filter.values[chosen[at] ?? -1];
    return value === undefined ? filter : { ...filter, values: [value] };
  });
};

interface ViewAsked {
  readonly content: ShareContent;
  /** By place of a free filter the place of its value. */
  readonly chosen: readonly number[];
  /** Its cards are read one after another. */
  readonly isInTurn?: boolean;
}

/** What a share shows. */
export interface SharedView {
  readonly boards: readonly ShownShare[];
  /** Milliseconds: how old the oldest of its figures is whose tables changed since, and after how long newer ones can be had. */
  readonly kept?: Age | undefined;
}

interface Age {
  readonly age: number;
  readonly again: number;
}

/** What the boards of a share have in common while they are read. */
interface SharedReading {
  readonly tables: Set<string>;
  readonly ages: Age[];
  readonly ask: typeof askCard;
}

const shownShare = async (
  call: UserCall,
  shared: SharedBoard,
  chosen: readonly number[],
  { tables, ages, ask }: SharedReading,
): Promise<ShownShare | undefined> => {
  const board = openBoard(call, shared.board);
  if (board === undefined) return undefined;
  const { catalog, boardAnswers } = call.context;
  const filters = withChosen(shared.filters, chosen);
  const limited = cardsIn(call, shared).map((card) => limitedCard(catalog, card, filters));
  const shown = shownCards(call, limited).filter(({ note }) => note === undefined);
  const period = filters.find(({ kind }) => kind === 'period')?.values[0]?.value;
  const asked: BoardFilters = period === undefined ? {} : { period: String(period) };
  for (const { asks } of shown)
    for (const name of [asks?.table, ...(asks?.counted ?? []).map((one) => one.table)])
      if (name !== undefined)
        for (const table of accessNamed(call, name)?.access.dependsOn ?? []) tables.add(table);
  const failed = call.say('board.failed');
  const cards = await Promise.all(
    shown.map(async (card, at) => {
      const answer =
        card.asks === undefined
          ? undefined
          : await ask(call, boardAnswers, card, { cards: [card], filters: asked, measures: {} });
      if (answer?.kept !== undefined) ages.push(answer.kept);
      return shownToAll(card, at, answer, failed);
    }),
  );
  return {
    title: board.title,
    seconds: shared.seconds ?? usualSeconds,
    ...(board.screen && { screen: board.screen }),
    ...(board.theme && { theme: board.theme }),
    choices: shared.filters
      .filter(({ isFree }) => isFree)
      .map((filter) => choiceOf(call, filter, titleOf(call, filter, board, shown))),
    cards,
  };
};

/**
 * Reads what a share shows, with the rights of its maker and no more than was chosen. Boards without a card left are left out.
 * `begin` hears the tables before any of them is read.
 */
export const sharedView = async (
  call: UserCall,
  { content, chosen, isInTurn = false }: ViewAsked,
  begin: (tables: readonly string[]) => void = () => undefined,
): Promise<SharedView> => {
  const tables = new Set<string>(call.context.guard.dependsOn);
  const ages: Age[] = [];
  const ask = isInTurn ? limitAsync(askCard, 1) : askCard;
  // All of them have named their tables when the first one waits.
  const reading = content.boards.map((shared) => shownShare(call, shared, chosen, { tables, ages, ask }));
  begin([...tables]);
  const boards = await Promise.all(reading);
  return {
    boards: boards.flatMap((board) => (board === undefined || board.cards.length === 0 ? [] : [board])),
    ...(ages.length > 0 && {
      kept: {
        age: Math.max(...ages.map(({ age }) => age)),
        again: Math.max(...ages.map(({ again }) => again)),
      },
    }),
  };
};
