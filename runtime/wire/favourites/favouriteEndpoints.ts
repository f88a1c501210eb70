import { endpoint } from '../Endpoint.ts';
import { signedIn } from '../Right.ts';

/** A page, saved view or record in the user's favourites. */
export interface CollectItem {
  /** Place in the list, from 0. */
  readonly sort: number;
  /** 1: it is a favourite. */
  readonly isTrue: number;
  /** Title of the page in the user's language, name of the view, or what the record is called. */
  readonly text: string;
  /** Title of the page of a view or record; empty for a page. */
  readonly of: string;
  /** What it opens (`favouriteName`). */
  readonly name: string;
  readonly icon: string;
  readonly type: number;
  readonly userId: number;
  readonly colorType: string;
  /** The user may open it now. */
  readonly isAuthorized: boolean;
  readonly url: string;
}

/** Adds (`isTrue` 1) or removes (0) a favourite, or moves it to the place `sort`. */
export interface CollectBody {
  readonly name: string;
  readonly isTrue: number;
  readonly sort?: number;
}

/** The record that the user has just opened (`favouriteName`). */
export interface RecentBody {
  readonly name: string;
}

/** All that a user marked or opened last. */
export interface MarkedItems {
  /** In the user's order. */
  readonly items: readonly CollectItem[];
  /** Records, the newest first. */
  readonly recent: readonly CollectItem[];
}

/** The favourites of the signed-in user, and the records opened last. */
export const favouriteEndpoints = {
  favourites: endpoint<readonly CollectItem[]>()('GET', '/api/Sys_Collect_Bar/getList', signedIn),
  updateFavourite: endpoint<readonly CollectItem[], CollectBody>()(
    'POST',
    '/api/Sys_Collect_Bar/updateData',
    signedIn,
  ),
  /** What the desk shows. */
  marked: endpoint<MarkedItems>()('GET', '/api/jig/favourites', signedIn),
  /** Answers the records opened last, the newest first. */
  noteRecent: endpoint<readonly CollectItem[], RecentBody>()('POST', '/api/jig/recent', signedIn),
} as const;
