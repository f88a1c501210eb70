import type { CollectItem, MarkedItems } from '../wire/favourites/favouriteEndpoints.ts';
import type { Answer } from './Answer.ts';

/** Calls about the user's favourites and the records opened last. */
export interface FavouriteCalls {
  list(): Promise<Answer<MarkedItems>>;
  /** Adds or removes one by its name (`favouriteName`); `sort` puts it at a place. Answers all favourites. */
  set(name: string, isFavourite: boolean, sort?: number): Promise<Answer<readonly CollectItem[]>>;
  /** Says that a record was opened. Answers the records opened last, the newest first. */
  noteRecent(name: string): Promise<Answer<readonly CollectItem[]>>;
}
