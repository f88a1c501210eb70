import type {
  BoardSchema,
  CardPlace,
  CardQuestion,
  CardSchema,
} from '../../../runtime/model/boards/BoardSchema.ts';
import { boardLimits } from '../../../runtime/model/boards/boardLimits.ts';
import type { CardKind } from '../../../runtime/model/boards/cards/CardKind.ts';
import { refuse } from '../../kit/EditAnswer.ts';
import { freeName } from '../../kit/freeName.ts';
import { freePlace, withCards, withPlaceOf } from '../draft/settle.ts';
import type { BoardEdit } from './BoardEdit.ts';

/** What a new card holds besides its kind. */
interface NewCard {
  readonly title?: string;
  readonly asks?: CardQuestion;
  readonly options?: CardSchema['options'];
  /** Column and row where it was dropped; absent: the first free place. */
  readonly at?: Pick<CardPlace, 'x' | 'y'>;
}

/** Adds a card of a kind, and selects it. */
export const addCard = (
  board: BoardSchema,
  { name, size, asks }: CardKind,
  { title, asks: question, options, at }: NewCard = {},
): BoardEdit => {
  if (board.cards.length >= boardLimits.cards) return refuse('boardDesign.tooMany', { n: boardLimits.cards });
  const id = freeName(
    [name, `${name}2`],
    board.cards.map((card) => card.id),
  );
  const { w, h } = size;
  const place =
    at === undefined
      ? freePlace(board.cards, { w, h })
      : { x: Math.max(0, Math.min(at.x, boardLimits.columns - w)), y: Math.max(0, at.y), w, h };
  const card: CardSchema = {
    ...{ id, kind: name, place },
    ...(title !== undefined && { title }),
    // A card that asks has a question from the beginning; its panel completes it.
    ...(asks !== undefined && { asks: question ?? {} }),
    ...(options !== undefined && { options }),
  };
  const added = withCards(board, [...board.cards, card]);
  return { ok: true, draft: at === undefined ? added : withPlaceOf(added, id, place), select: [id] };
};
