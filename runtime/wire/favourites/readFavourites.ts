import { bool, listOf, number, object, or, type Shape, text } from '../shape.ts';
import type { CollectItem, MarkedItems } from './favouriteEndpoints.ts';

/** The favourites of a user, in order. */
export const favourites: Shape<readonly CollectItem[]> = listOf(
  object<CollectItem>({
    sort: number,
    isTrue: or(number, 1),
    text,
    of: or(text, ''),
    name: text,
    icon: or(text, ''),
    type: or(number, 2),
    userId: or(number, 0),
    colorType: or(text, ''),
    isAuthorized: or(bool, false),
    url: or(text, ''),
  }),
  200,
);

/** Favourites and the records opened last. */
export const markedItems: Shape<MarkedItems> = object({ items: favourites, recent: favourites });
