import { favouriteEndpoints as endpoints } from '../wire/favourites/favouriteEndpoints.ts';
import { favourites } from '../wire/favourites/readFavourites.ts';
import type { FavouriteCalls } from './FavouriteCalls.ts';
import type { Http } from './Http.ts';

/** {@link FavouriteCalls} over Sys_Collect_Bar. */
export const httpFavouriteCalls = (http: Http): FavouriteCalls => ({
  list: () => http.call(endpoints.favourites, {}, favourites),
  set: (name, isFavourite, sort) =>
    http.call(
      endpoints.updateFavourite,
      { body: { name, isTrue: isFavourite ? 1 : 0, ...(sort === undefined ? {} : { sort }) } },
      favourites,
    ),
});
