import type { BoardSchema, CardQuestion, CardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import { refuse } from '../../kit/EditAnswer.ts';
import { filled } from '../../kit/filled.ts';
import type { BoardEdit } from './BoardEdit.ts';

/** Members of a card that its panel sets; undefined removes one. */
export interface CardChange {
  readonly title?: string | undefined;
  readonly asks?: CardQuestion | undefined;
  readonly options?: CardSchema['options'] | undefined;
}

/** Sets title, question or options of a card. */
export const setCard = (board: BoardSchema, id: string, change: CardChange): BoardEdit => {
  const at = board.cards.findIndex((card) => card.id === id);
  const card = board.cards[at];
  if (card === undefined) return refuse('boardDesign.noCard');
  const asks = 'asks' in change && change.asks !== undefined ? { asks: filled(change.asks) } : {};
  const options = change.options === undefined ? {} : { options: filled(change.options) };
  const next = filled({ ...card, ...change, ...asks, ...options }) as CardSchema;
  return { ok: true, draft: { ...board, cards: board.cards.with(at, next) } };
};
