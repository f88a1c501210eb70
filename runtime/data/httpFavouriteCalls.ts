import { favouriteEndpoints as endpoints } from '../wire/favourites/favouriteEndpoints.ts';
import { favourites, markedItems } from '../wire/favourites/readFavourites.ts';
import type { FavouriteCalls } from './FavouriteCalls.ts';
import type { Http } from './Http.ts';

/** {@link FavouriteCalls} over HTTP. */
export const httpFavouriteCalls = (http: Http): FavouriteCalls => ({
  list: () => http.call(endpoints.marked, {}, markedItems),
  set: (name, isFavourite, sort) =>
    http.call(
      endpoints.updateFavourite,
      {
        body: { name, isTrue: isFavourite ? 1 : 0, ...(sort === undefined ? {} : { sort }) },
        outlivesPage: true,
      },
      favourites,
    ),
  noteRecent: (name) => http.call(endpoints.noteRecent, { body: { name }, outlivesPage: true }, favourites),
});
