import { boardLimits } from '../../runtime/model/boards/boardLimits.ts';
import type {
  ArrangeBody,
  AskBody,
  BoardAnswer,
  OfferedBoard,
  OfferedCard,
} from '../../runtime/wire/boards/Board.ts';
import type { EventsAnswer } from '../../runtime/wire/Endpoint.ts';
import { type Answer, refuse, streaming, succeed } from '../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../http/Call.ts';
import { keepArrangement, readPlacedCards } from './arrangements.ts';
import { askCards } from './askCards.ts';
import { openBoards } from './openBoards.ts';
import { pathOfBoard } from './pathOfBoard.ts';
import { readFilters, readMeasures } from './readChosen.ts';
import { shownCards } from './shownBoard.ts';
import { viewedBoard } from './viewedBoard.ts';

const unknownBoard = (call: UserCall, name: string): Answer<never> =>
  refuse('404', call.say('board.unknown', { name: name.slice(0, 100) }));

/** `GET /api/jig/boards`: the boards that the user may open. */
export const listBoards = async (call: UserCall): Promise<Answer<readonly OfferedBoard[]>> =>
  succeed(
    null,
    openBoards(call).map(({ board, title, isHome = false, screen }) => ({
      ...{ board, title, isHome },
      path: pathOfBoard(call, board),
      isScreen: screen !== undefined,
    })),
  );

/** `GET /api/jig/board?board=`: a board, or without a name the first page of the user. */
export const readBoard = async (call: UserCall): Promise<Answer<BoardAnswer>> => {
  const name = call.query('board') ?? '';
  const board = await viewedBoard(call, name);
  return board === undefined ? unknownBoard(call, name) : succeed(null, board);
};

/** `POST /api/jig/board/ask`: the data of cards, each as an event once it is ready. */
export const askBoard = async (call: UserCall): Promise<Answer<EventsAnswer>> => {
  const body = sentBody<AskBody>(call);
  const name = asText(body.board) ?? '';
  const board = await viewedBoard(call, name);
  if (board === undefined) return unknownBoard(call, name);
  const wanted = new Set(Array.isArray(body.cards) ? body.cards.map(String) : []);
  const cards = board.cards.filter(({ id }) => wanted.has(id));
  const asked = { cards, filters: readFilters(body.chosen), measures: readMeasures(body.measures) };
  return streaming((out) => askCards(call, call.context.boardAnswers, asked, out));
};

/** `GET /api/jig/board/offered`: cards of the user's boards, for the first page. */
export const offeredCards = async (call: UserCall): Promise<Answer<readonly OfferedCard[]>> =>
  succeed(
    null,
    openBoards(call)
      .flatMap(({ board, title, cards }) =>
        shownCards(call, cards).flatMap((card) =>
          card.note === undefined ? [{ board, boardTitle: title, card }] : [],
        ),
      )
      .slice(0, boardLimits.cards * 10),
  );

/** `POST /api/jig/board/arrange`: keeps the first page as the user arranged it, or forgets that. */
export const arrangeHome = async (call: UserCall): Promise<Answer<BoardAnswer>> => {
  const { cards } = sentBody<ArrangeBody>(call);
  const placed = cards === null ? null : readPlacedCards(cards);
  if (placed === undefined) return refuse('422', call.say('board.badPlaces', { n: boardLimits.cards }));
  await keepArrangement(call.context.db, call.user.id, placed);
  const board = await viewedBoard(call, '');
  return board === undefined ? unknownBoard(call, '') : succeed(null, board);
};
