import type { BoardFilters } from '../../runtime/model/boards/BoardFilters.ts';
import { boardLimits } from '../../runtime/model/boards/boardLimits.ts';
import { cardKindOf } from '../../runtime/model/boards/cards/cardKinds.ts';
import { asObject, asText, type Json } from '../../runtime/model/schema/Json.ts';
import type { CardAnswer, CardData, ShownCard } from '../../runtime/wire/boards/Board.ts';
import { DatabaseError } from '../db/DatabaseError.ts';
import type { EventOut } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { Refusal } from '../http/Refusal.ts';
import { AnswerStamps } from './asks/AnswerStamps.ts';
import { askerNamed } from './asks/askers.ts';
import type { PacedAnswers } from './PacedAnswers.ts';

/** What cards are asked with. */
export interface CardsAsked {
  readonly cards: readonly ShownCard[];
  readonly filters: BoardFilters;
  /** Currencies or units that the viewer chose, by card. */
  readonly measures: Readonly<Record<string, string>>;
}

/** The words of a refusal. */
const refusalText = ({ answer }: Refusal): string | undefined =>
  asText(asObject(answer.body as Json)?.message);

/** The answer of one card. Never rejects: what goes wrong is the card's problem. */
export const askCard = async (
  call: UserCall,
  answers: PacedAnswers,
  card: ShownCard,
  { filters, measures }: CardsAsked,
): Promise<CardAnswer> => {
  const stamps = new AnswerStamps();
  const told = (answer: { readonly data: CardData } | { readonly problem: string }): CardAnswer => ({
    card: card.id,
    ...stamps.told,
    ...answer,
  });
  const asker = askerNamed(cardKindOf(card)?.asks);
  if (asker === undefined || card.asks === undefined)
    return told({ problem: card.note ?? call.say('board.goneKind', { name: card.kind }) });
  try {
    const found = await asker.ask({ call, answers, filters, measure: measures[card.id], stamps }, card.asks);
    return told('problem' in found ? found : { data: found });
  } catch (error) {
    if (error instanceof Refusal) return told({ problem: refusalText(error) ?? call.say('board.failed') });
    const isSlow = error instanceof DatabaseError && error.kind === 'timeout';
    if (!isSlow) call.context.log.error({ err: error, card: card.id }, 'a card of a board failed');
    return told({ problem: call.say(isSlow ? 'board.slow' : 'board.failed') });
  }
};

/** Asks cards side by side and tells each as soon as it is ready: a slow one holds none of the others. */
export const askCards = async (
  call: UserCall,
  answers: PacedAnswers,
  asked: CardsAsked,
  out: Pick<EventOut, 'writeSSE'>,
): Promise<void> => {
  await Promise.all(
    asked.cards.slice(0, boardLimits.cards).map(async (card) => {
      const answer = await askCard(call, answers, card, asked);
      await out.writeSSE({ event: 'card', data: JSON.stringify(answer) });
    }),
  );
};
