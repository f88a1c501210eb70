import { trimEndCharacters } from '../../expressions/trimCharacters.ts';
import { builtInPages } from '../model/schema/builtInPages.ts';
import type { PageSchema } from '../model/schema/PageSchema.ts';

const normal = (path: string): string => trimEndCharacters(path.toLowerCase(), '/') || '/';

/** Finds a page by path or alias, ignoring case. Session pages take precedence over built-in ones. */
export function pageAt(pages: readonly PageSchema[], path: string): PageSchema | undefined {
  const wanted = normal(path);
  const opens = (page: PageSchema): boolean =>
    [page.path, ...(page.aliases ?? [])].some((one) => normal(one) === wanted);
  return pages.find(opens) ?? builtInPages.find(opens);
}
