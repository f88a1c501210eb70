import { setTimeout as delay } from 'node:timers/promises';
import type { BoardFilters } from '../../../runtime/model/boards/BoardFilters.ts';
import { boardLimits } from '../../../runtime/model/boards/boardLimits.ts';
import { cardKindOf } from '../../../runtime/model/boards/cards/cardKinds.ts';
import { closedUp } from '../../../runtime/model/boards/closedUp.ts';
import type { BoardAnswer, ShownCard } from '../../../runtime/wire/boards/Board.ts';
import type { UserCall } from '../../http/Call.ts';
import { type PrintFault, printPdf } from '../../prints/pdf/PrintThreads.ts';
import { askCard } from '../askCards.ts';
import { filterWords } from './filterWords.ts';
import type { PaperAnswer } from './PaperLook.ts';
import { paperBoard } from './paperBoard.ts';
import { isOnScreenOnly } from './paperLooks.ts';

/** What the viewer chose. */
interface Chosen {
  readonly filters: BoardFilters;
  /** Currencies or units by card. */
  readonly measures: Readonly<Record<string, string>>;
}

/** A board as PDF. */
export interface BoardPdf {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
}

/** Milliseconds for the answer of a card, its wait for others included. */
const patience = 30_000;

/** The bytes of a picture that is kept in a board. */
const pictureBytes = (source: unknown): Uint8Array | undefined =>
  typeof source === 'string' && source.startsWith('data:image/')
    ? new Uint8Array(Buffer.from(source.slice(source.indexOf(',') + 1), 'base64'))
    : undefined;

/** What a card shows the caller. Never rejects: what goes wrong is the card's problem. */
const answerOf = async (call: UserCall, card: ShownCard, chosen: Chosen): Promise<PaperAnswer> => {
  const ownRows = call.context.cardRows[card.kind];
  if (cardKindOf(card)?.asks !== undefined) {
    const answer = await askCard(call, call.context.boardAnswers, card, { cards: [card], ...chosen });
    return 'data' in answer ? { data: answer.data } : { problem: answer.problem };
  }
  if (ownRows === undefined) return {};
  try {
    return { own: await ownRows(call, card) };
  } catch (error) {
    call.context.log.error({ err: error, card: card.id }, 'a card of a board failed');
    return { problem: call.say('board.failed') };
  }
};

/** The answers of all cards, side by side; one that takes too long says so and holds none of the others. */
const answersOf = async (
  call: UserCall,
  cards: readonly ShownCard[],
  chosen: Chosen,
): Promise<ReadonlyMap<string, PaperAnswer>> => {
  const asked = cards.filter(({ note }) => note === undefined);
  const answers = new Map<string, PaperAnswer>();
  await Promise.all(
    asked.map(async (card) => {
      const over = new AbortController();
      const late = delay(
        patience,
        { problem: call.say('board.paper.late') },
        { ref: false, signal: over.signal },
      );
      late.catch(() => undefined);
      answers.set(card.id, await Promise.race([answerOf(call, card, chosen), late]));
      over.abort();
      call.work?.tell({ phase: 'reading', done: answers.size, total: asked.length });
    }),
  );
  return answers;
};

/** A board that the caller sees as PDF, with the caller's rights, or why there is none. Rejects once the call is cancelled. */
export const makeBoardPdf = async (
  call: UserCall,
  viewed: BoardAnswer,
  chosen: Chosen,
): Promise<BoardPdf | PrintFault> => {
  const used = viewed.cards.filter((card) => !isOnScreenOnly(card));
  const board = { ...viewed, cards: closedUp(viewed.cards, used).slice(0, boardLimits.cards) };
  const leftOut = viewed.cards.filter(isOnScreenOnly).map(({ title }) => title);
  const { context, user, locale, work } = call;
  const answers = await answersOf(call, board.cards, chosen);
  work?.signal.throwIfAborted();
  const words = { t: call.say, locale, fieldTypes: context.catalog.types, now: context.clock.now() };
  const filters = await filterWords(call, board, chosen.filters);
  const pages = paperBoard({ board, answers, filters, leftOut, madeBy: user.realName, words });
  const pictures = new Map(
    board.cards.flatMap(({ id, options }) => {
      const bytes = pictureBytes(options?.source);
      return bytes === undefined ? [] : [[id, bytes] as const];
    }),
  );
  return printPdf(
    {
      ...{ pages, pictures, title: board.title, author: user.realName },
      ...{ created: context.clock.millis(), lang: locale },
    },
    {
      signal: work?.signal,
      tell: (drawn) => work?.tell({ phase: 'drawing', done: drawn, total: pages.length }),
    },
  );
};
