import type { PageSchema } from './PageSchema.ts';
import { pageApi } from './pageApi.ts';

/** What a menu line opens. */
interface MenuTarget {
  readonly url?: string | undefined;
  readonly tableName?: string | undefined;
}

const same = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase();

/** The menu line that opens a page; by address, else by table. */
export const menuOfPage = <Menu extends MenuTarget>(
  page: PageSchema,
  menus: readonly Menu[],
): Menu | undefined =>
  menus.find(({ url }) => [page.path, ...(page.aliases ?? [])].some((path) => same(url, path))) ??
  menus.find(({ tableName }) => same(tableName, pageApi(page)));
