import { isGranted } from '../../runtime/model/access/authorize.ts';
import type { User } from '../../runtime/model/access/User.ts';
import type { CardSchema } from '../../runtime/model/boards/BoardSchema.ts';
import { cardKindOf } from '../../runtime/model/boards/cards/cardKinds.ts';

/** Whether the user may open the page whose right the kind of a card needs; true: it needs none. */
export const maySeeKind = (user: User, card: Pick<CardSchema, 'kind'>): boolean => {
  const page = cardKindOf(card)?.page;
  return page === undefined || isGranted(user, 'Search', page);
};
