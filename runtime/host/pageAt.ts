import { builtInPages } from '../model/schema/builtInPages.ts';
import type { PageSchema } from '../model/schema/PageSchema.ts';
import { pathFits } from '../model/schema/pathFits.ts';

/** Pages that stand for many addresses, each as the page of one of them. */
const ofAddress = new Map<string, PageSchema>();
/** Most of these that are kept. */
const most = 500;

/** The page at one of its addresses: the same value for the same address, so that it keeps its tab. */
const at = (page: PageSchema, path: string): PageSchema => {
  const template = [page.path, ...(page.aliases ?? [])].find((one) => pathFits(one, path));
  if (!template?.includes('{')) return page;
  const known = ofAddress.get(path) ?? { ...page, path, aliases: [template] };
  if (ofAddress.size >= most) ofAddress.clear();
  ofAddress.set(path, known);
  return known;
};

/** Finds a page by path or alias, ignoring case. Session pages take precedence over built-in ones. */
export function pageAt(pages: readonly PageSchema[], path: string): PageSchema | undefined {
  const opens = (page: PageSchema): boolean =>
    [page.path, ...(page.aliases ?? [])].some((one) => pathFits(one, path));
  const found = pages.find(opens) ?? builtInPages.find(opens);
  return found && at(found, path);
}
