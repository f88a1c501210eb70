import type { BoardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import { isObject, type Json } from '../../../runtime/model/schema/Json.ts';

const isCard = (card: Json): boolean => {
  if (!isObject(card) || typeof card.id !== 'string' || typeof card.kind !== 'string') return false;
  const { place } = card;
  return isObject(place) && [place.x, place.y, place.w, place.h].every((one) => Number.isInteger(one));
};

/** A text as a board that can be drawn; undefined: it is none. The server checks what it says. */
export function boardIn(text: string): BoardSchema | undefined {
  try {
    const found = JSON.parse(text) as Json;
    const isWhole =
      isObject(found) &&
      typeof found.title === 'string' &&
      Array.isArray(found.cards) &&
      found.cards.every(isCard);
    return isWhole ? (found as unknown as BoardSchema) : undefined;
  } catch {
    return undefined;
  }
}
