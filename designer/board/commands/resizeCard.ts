import type { BoardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import { boardLimits } from '../../../runtime/model/boards/boardLimits.ts';
import { cardKindOf } from '../../../runtime/model/boards/cards/cardKinds.ts';
import { refuse } from '../../kit/EditAnswer.ts';
import { withPlaceOf } from '../draft/settle.ts';
import type { BoardEdit } from './BoardEdit.ts';

/** Rows that a card may be high. */
const tallest = 24;

/** Makes a card wider or higher by columns and rows, within the sizes of its kind. At the right edge it grows to the left. */
export const resizeCard = (board: BoardSchema, id: string, dw: number, dh: number): BoardEdit => {
  const card = board.cards.find((one) => one.id === id);
  if (card === undefined) return refuse('boardDesign.noCard');
  const { place } = card;
  const { minW = 1, minH = 1 } = cardKindOf(card)?.size ?? {};
  const [w, h] = [place.w + dw, place.h + dh];
  if (w < minW || h < minH) return refuse('boardDesign.tooSmall');
  if (w > boardLimits.columns || h > tallest) return refuse('boardDesign.tooLarge');
  const x = Math.min(place.x, boardLimits.columns - w);
  return { ok: true, draft: withPlaceOf(board, id, { ...place, x, w, h }) };
};
