import {
  type CollectBody,
  favouriteEndpoints as endpoints,
  type RecentBody,
} from '../../runtime/wire/favourites/favouriteEndpoints.ts';
import { isSameFavourite, readFavouriteName } from '../../runtime/wire/favourites/favouriteName.ts';
import { refuse, succeed } from '../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../http/Call.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { keepNames, keptNames } from './keptNames.ts';
import { shownFavourites } from './shownFavourites.ts';

/** Maximum favourites of a user. */
const mostFavourites = 50;
/** Number of records opened last that are kept, and of those that are shown. */
const mostRecent = 20;
const shownRecent = 10;

/** The names with one added, removed, or at another place; without a place it stays, or comes last. */
function moved(
  before: readonly string[],
  name: string,
  isKept: boolean,
  place: string | undefined,
): readonly string[] {
  const isSame = (one: string): boolean => isSameFavourite(one, name);
  const others = before.filter((one) => !isSame(one));
  if (!isKept) return others;
  const stays = before.findIndex(isSame);
  const wanted = place === undefined ? (stays < 0 ? others.length : stays) : Number(place);
  const at = Number.isSafeInteger(wanted) ? Math.min(Math.max(wanted, 0), others.length) : others.length;
  return [...others.slice(0, at), name, ...others.slice(at)];
}

/** Whether the caller may open what this name names, and that it exists. */
const mayKeep = async (call: UserCall, name: string): Promise<boolean> =>
  (await shownFavourites(call, [name]))[0]?.isAuthorized === true;

const refusal = ({ say }: UserCall, sent: string): string => {
  const { page, view, record } = readFavouriteName(sent) ?? { page: sent };
  const isPart = view !== undefined || record !== undefined;
  return say(isPart ? 'favourite.noPart' : 'favourite.noPage', { page: page.slice(0, 100) });
};

/** What callers send to mark and to remove, as texts. */
const marks: Readonly<Record<string, boolean>> = { 1: true, true: true, 0: false, false: false };

const updateFavourite = async (call: UserCall) => {
  const body = sentBody<CollectBody>(call);
  const sent = asText(body.name) ?? '';
  const isKept = marks[asText(body.isTrue) ?? ''];
  if (isKept === undefined) return refuse('422', call.say('server.paramsIncomplete'));
  if (isKept && !(await mayKeep(call, sent))) return refuse('403', refusal(call, sent));
  const names = await call.context.db.transaction(async (tx) => {
    const before = await keptNames(tx, 'jig_favourite', call.user.id, true);
    const next = moved(before, sent, isKept, asText(body.sort));
    if (next.length > mostFavourites) return undefined;
    await keepNames(tx, 'jig_favourite', call.user.id, next);
    return next;
  });
  return names === undefined
    ? refuse('422', call.say('favourite.tooMany', { n: mostFavourites }))
    : succeed(null, await shownFavourites(call, names));
};

/** Favourites of the caller, those that may not be opened too. */
export const favouritesOf = async (call: UserCall) =>
  shownFavourites(call, await keptNames(call.context.db, 'jig_favourite', call.user.id));

/** Records that the caller opened last and may open. */
export const recentOf = async (call: UserCall) =>
  (await shownFavourites(call, await keptNames(call.context.db, 'jig_recent', call.user.id)))
    .filter(({ isAuthorized }) => isAuthorized)
    .slice(0, shownRecent);

/** Puts a record in front of those that the caller opened last. One that may not be opened is passed over without a word. */
const noteRecent = async (call: UserCall) => {
  const name = asText(sentBody<RecentBody>(call).name) ?? '';
  if (readFavouriteName(name)?.record !== undefined && (await mayKeep(call, name)))
    await call.context.db.transaction(async (tx) => {
      const before = await keptNames(tx, 'jig_recent', call.user.id, true);
      const others = before.filter((one) => !isSameFavourite(one, name));
      await keepNames(tx, 'jig_recent', call.user.id, [name, ...others].slice(0, mostRecent));
    });
  return succeed(null, await recentOf(call));
};

/** Favourites and recent records of the signed-in user, beside the menu. They grant nothing. */
export const favouriteRoutes: readonly Route[] = [
  userRoute(endpoints.favourites, async (call) => succeed(null, await favouritesOf(call))),
  userRoute(endpoints.updateFavourite, updateFavourite),
  userRoute(endpoints.marked, async (call) =>
    succeed(null, { items: await favouritesOf(call), recent: await recentOf(call) }),
  ),
  userRoute(endpoints.noteRecent, noteRecent),
];
