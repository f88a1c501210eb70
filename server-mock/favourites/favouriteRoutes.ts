import {
  type CollectBody,
  type CollectItem,
  favouriteEndpoints as endpoints,
} from '../../runtime/wire/favourites/favouriteEndpoints.ts';
import { menuTree } from '../accounts/menuTree.ts';
import { refuse, succeed } from '../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../http/Call.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { favouriteNames, keepFavourites } from './storedFavourites.ts';

/** Maximum favourites of a user. */
const mostFavourites = 50;

/** Kind of a favourite that is a page. */
const ofPage = 2;

/**
 * The favourites as the caller sees them: titles and addresses of menu lines now. A page that the caller may no longer
 * open stays in the list without title and address, so that it is there again with the right.
 */
const shown = (
  { context: { catalog }, user }: UserCall,
  names: readonly string[],
): readonly CollectItem[] => {
  const lines = new Map(
    menuTree(catalog.bundle.menus, user).flatMap((line) =>
      line.tableName ? [[line.tableName.toLowerCase(), line] as const] : [],
    ),
  );
  return names.map((name, sort) => {
    const line = lines.get(name.toLowerCase());
    return {
      sort,
      isTrue: 1,
      text: line?.name ?? '',
      name,
      icon: line?.icon ?? '',
      type: ofPage,
      userId: user.id,
      colorType: '',
      isAuthorized: line?.url !== undefined,
      url: line?.url ?? '',
    };
  });
};

/** The names with one added, removed, or at another place; without a place it stays, or comes last. */
function moved(
  before: readonly string[],
  name: string,
  isKept: boolean,
  place: string | undefined,
): readonly string[] {
  const isSame = (one: string): boolean => one.toLowerCase() === name.toLowerCase();
  const others = before.filter((one) => !isSame(one));
  if (!isKept) return others;
  const stays = before.findIndex(isSame);
  const wanted = place === undefined ? (stays < 0 ? others.length : stays) : Number(place);
  const at = Number.isSafeInteger(wanted) ? Math.min(Math.max(wanted, 0), others.length) : others.length;
  return [...others.slice(0, at), name, ...others.slice(at)];
}

/** Favourites of the signed-in user: pages beside the menu. They grant nothing. */
export const favouriteRoutes: readonly Route[] = [
  userRoute(endpoints.favourites, async (call) =>
    succeed(null, shown(call, await favouriteNames(call.context.db, call.user.id))),
  ),
  userRoute(endpoints.updateFavourite, async (call) => {
    const body = sentBody<CollectBody>(call);
    const sent = asText(body.name) ?? '';
    const isKept = Number(asText(body.isTrue) ?? (body.isTrue === true ? 1 : 0)) === 1;
    const [page] = shown(call, [sent]);
    if (isKept && page?.isAuthorized !== true)
      return refuse('403', call.say('favourite.noPage', { page: sent.slice(0, 100) }));
    const names = await call.context.db.transaction(async (tx) => {
      const next = moved(await favouriteNames(tx, call.user.id, true), sent, isKept, asText(body.sort));
      if (next.length > mostFavourites) return undefined;
      await keepFavourites(tx, call.user.id, next);
      return next;
    });
    return names === undefined
      ? refuse('422', call.say('favourite.tooMany', { n: mostFavourites }))
      : succeed(null, shown(call, names));
  }),
];
