import type { CollectItem } from '../wire/favourites/favouriteEndpoints.ts';
import type { Answer } from './Answer.ts';

/** Calls about the user's favourites. Each answers all of them, in order. */
export interface FavouriteCalls {
  list(): Promise<Answer<readonly CollectItem[]>>;
  /** Adds or removes a page, by API name; `sort` puts it at a place. */
  set(name: string, isFavourite: boolean, sort?: number): Promise<Answer<readonly CollectItem[]>>;
}
