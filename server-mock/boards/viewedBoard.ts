import type { BoardSchema } from '../../runtime/model/boards/BoardSchema.ts';
import { cardKindOf } from '../../runtime/model/boards/cards/cardKinds.ts';
import { closedUp } from '../../runtime/model/boards/closedUp.ts';
import type { BoardAnswer, PlacedCard, ShownCard } from '../../runtime/wire/boards/Board.ts';
import type { UserCall } from '../http/Call.ts';
import { arrangementOf } from './arrangements.ts';
import { tilesOf } from './desktopRows.ts';
import { firstBoard } from './firstBoard.ts';
import { openBoard } from './openBoards.ts';
import { shownBoard, shownCards } from './shownBoard.ts';
import { shownCard } from './shownCard.ts';

/** Cards of boards at the places that a user gave them. Those that are gone, or hidden from the user by now, are left out. */
const placedCards = (call: UserCall, placed: readonly PlacedCard[]): readonly ShownCard[] =>
  closedUp(
    placed.map(({ board, card, place }) => ({ id: `${board}.${card}`, place })),
    placed.flatMap(({ board, card, place }) => {
      const found = openBoard(call, board)?.cards.find(({ id }) => id === card);
      const shown = found && shownCard(call, found);
      return shown === undefined ? [] : [{ ...shown, id: `${board}.${card}`, place }];
    }),
  );

/** A board with nothing on it, for a user whom none is for. */
const empty = (call: UserCall): BoardSchema => ({
  format: 1,
  board: '',
  title: call.say('board.home'),
  cards: [],
});

/** The board with the tiles that administrators made for the viewer, where a card shows tiles. */
const withTiles = async (call: UserCall, board: BoardAnswer): Promise<BoardAnswer> => {
  const isTiled = (card: ShownCard): boolean => cardKindOf(card)?.hasTiles === true;
  if (!board.cards.some(isTiled)) return board;
  const tiles = await tilesOf(call);
  if (tiles.length === 0) return board;
  const cards = board.cards.map((card) => (isTiled(card) ? { ...card, tiles } : card));
  return { ...board, cards };
};

/** The board of this name as the viewer sees it, or with an empty name the viewer's first page; undefined: there is none. */
export const viewedBoard = async (call: UserCall, name: string): Promise<BoardAnswer | undefined> => {
  if (name !== '') {
    const board = openBoard(call, name) ?? (await call.context.boardDoor?.(call, name));
    return board && withTiles(call, shownBoard(call, board, shownCards(call, board.cards)));
  }
  const board = (await firstBoard(call)) ?? empty(call);
  const placed = await arrangementOf(call.context.db, call.user.id);
  if (placed === undefined) {
    // Named as an arrangement names them, so that it can begin with these.
    const named = board.cards.map((card) => ({ ...card, id: `${board.board}.${card.id}` }));
    return withTiles(call, shownBoard(call, board, shownCards(call, named)));
  }
  const shown = await withTiles(call, shownBoard(call, board, placedCards(call, placed)));
  return { ...shown, isArranged: true };
};
