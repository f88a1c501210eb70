import { endpoint } from '../Endpoint.ts';
import { signedIn } from '../Right.ts';

/** A page in the user's favourites. */
export interface CollectItem {
  /** Place in the list, from 0. */
  readonly sort: number;
  /** 1: it is a favourite. */
  readonly isTrue: number;
  /** Title of the page in the user's language. */
  readonly text: string;
  /** API name of the page. */
  readonly name: string;
  readonly icon: string;
  readonly type: number;
  readonly userId: number;
  readonly colorType: string;
  /** The user may open the page now. */
  readonly isAuthorized: boolean;
  readonly url: string;
}

/** Adds (`isTrue` 1) or removes (0) a page, or moves it to the place `sort`. */
export interface CollectBody {
  readonly name: string;
  readonly isTrue: number;
  readonly sort?: number;
}

/** The favourites of the signed-in user. */
export const favouriteEndpoints = {
  favourites: endpoint<readonly CollectItem[]>()('GET', '/api/Sys_Collect_Bar/getList', signedIn),
  updateFavourite: endpoint<readonly CollectItem[], CollectBody>()(
    'POST',
    '/api/Sys_Collect_Bar/updateData',
    signedIn,
  ),
} as const;
