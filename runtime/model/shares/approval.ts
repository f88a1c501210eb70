import type { CardSchema } from '../boards/BoardSchema.ts';
import { cardFields, withoutFields } from './cardFields.ts';
import { mayBeShared } from './mayBeShared.ts';
import { showsMore } from './showsMore.ts';

/** A board before and after a publication. */
interface Change {
  readonly before: readonly CardSchema[];
  readonly after: readonly CardSchema[];
}

const named = (cards: readonly CardSchema[], id: string): CardSchema | undefined =>
  cards.find((card) => card.id === id);

/** The card after the publication, without the fields that the share left out before. */
const asShared = (
  approved: CardSchema,
  before: CardSchema | undefined,
  after: CardSchema,
): CardSchema | undefined => {
  const shown = new Set(cardFields(approved));
  const left = before === undefined ? [] : cardFields(before).filter((field) => !shown.has(field));
  return withoutFields(after, left);
};

/** Cards that would show more in a share than was approved, if it followed the publication: new ones and changed ones. */
export const beyondApproval = (
  approved: readonly CardSchema[],
  { before, after }: Change,
): readonly CardSchema[] =>
  after.flatMap((card) => {
    if (!mayBeShared(card)) return [];
    const [was, shared] = [named(before, card.id), named(approved, card.id)];
    if (shared === undefined) return was === undefined ? [card] : [];
    const next = asShared(shared, was, card);
    return next !== undefined && showsMore(shared, next) ? [next] : [];
  });

/** What is approved once the share follows the publication. Cards and fields that it left out stay out. */
export const approvedAfter = (approved: readonly CardSchema[], change: Change): readonly CardSchema[] => {
  const beyond = beyondApproval(approved, change);
  return [
    ...approved.map((card) => named(beyond, card.id) ?? card),
    ...beyond.filter(({ id }) => named(approved, id) === undefined),
  ];
};
