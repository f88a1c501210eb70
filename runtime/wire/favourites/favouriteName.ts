import type { FavouriteTarget } from './FavouriteTarget.ts';

/** Maximum characters of a record's key. */
const longestKey = 100;

/** Name of a favourite, unique for a user: `{page}`, `{page}?v={view}` or `{page}?id={record}`. */
export function favouriteName({ page, view, record }: FavouriteTarget): string {
  if (view !== undefined) return `${page}?v=${view}`;
  return record === undefined ? page : `${page}?id=${encodeURIComponent(record)}`;
}

/** Reads a name; undefined: it is none. Its part after the page is that of the page's address, too. */
export function readFavouriteName(name: string): FavouriteTarget | undefined {
  const [page = '', ...rest] = name.split('?');
  if (rest.length === 0) return { page };
  const words = new URLSearchParams(rest.join('?'));
  const [view, record] = [Number(words.get('v') ?? Number.NaN), words.get('id') ?? ''];
  if (Number.isSafeInteger(view) && view > 0) return { page, view };
  return record !== '' && record.length <= longestKey ? { page, record } : undefined;
}

/** Whether two names are of one favourite: a page's name has no case. */
export function isSameFavourite(one: string, other: string): boolean {
  const comparable = (name: string): string => {
    const target = readFavouriteName(name);
    return target ? favouriteName({ ...target, page: target.page.toLowerCase() }) : name;
  };
  return comparable(one) === comparable(other);
}
