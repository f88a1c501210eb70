import type { CollectItem } from '../../runtime/wire/favourites/favouriteEndpoints.ts';
import { favouriteName, readFavouriteName } from '../../runtime/wire/favourites/favouriteName.ts';
import { menuTree } from '../accounts/menuTree.ts';
import type { UserCall } from '../http/Call.ts';
import { favouriteTitles } from './favouriteTitles.ts';

/** System type of the web client. */
const ofWeb = 2;

/**
 * Favourites as the caller sees them: titles of menu lines, views and records as they are now. What the caller may not
 * open, or what is gone, stays without title and address, so that it is there again with the right.
 */
export const shownFavourites = async (
  call: UserCall,
  names: readonly string[],
): Promise<readonly CollectItem[]> => {
  const { user, context } = call;
  const lines = new Map(
    menuTree(context.catalog.bundle.menus, user).flatMap((line) =>
      line.tableName && line.url !== null ? [[line.tableName.toLowerCase(), line] as const] : [],
    ),
  );
  const all = names.map((name) => {
    const target = readFavouriteName(name);
    return { name, target, line: target && lines.get(target.page.toLowerCase()) };
  });
  const titles = await favouriteTitles(
    call,
    all.flatMap(({ name, target, line }) => (target && line ? [[name, target] as const] : [])),
  );
  return all.map(({ name, target, line }, sort) => {
    const isPage = target?.view === undefined && target?.record === undefined;
    const text = isPage ? line?.name : titles.get(name);
    const isAuthorized = text !== undefined;
    return {
      sort,
      isTrue: 1,
      text: text ?? '',
      of: isAuthorized && !isPage ? (line?.name ?? '') : '',
      name,
      icon: line?.icon ?? '',
      type: ofWeb,
      userId: user.id,
      colorType: '',
      isAuthorized,
      // What follows the page is written in the address as in the name.
      url: isAuthorized && target ? `${line?.url}${favouriteName({ ...target, page: '' })}` : '',
    };
  });
};
