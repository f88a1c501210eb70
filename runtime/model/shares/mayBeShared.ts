import type { CardSchema } from '../boards/BoardSchema.ts';
import { cardKindOf } from '../boards/cards/cardKinds.ts';

/** Whether a card may be shown without an account: never what belongs to its viewer, leads into the product or is addressed to users. */
export const mayBeShared = (card: Pick<CardSchema, 'kind'>): boolean => cardKindOf(card)?.isPublic === true;
