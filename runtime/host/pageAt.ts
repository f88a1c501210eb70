import { trimEndCharacters } from '../../expressions/trimCharacters.ts';
import type { PageSchema } from '../model/schema/PageSchema.ts';
import { builtInPages } from './builtInPages.ts';

const normal = (path: string): string => trimEndCharacters(path.toLowerCase(), '/') || '/';

/** The page a path opens, by path or alias, case-insensitively; session pages before the built-in ones. */
export function pageAt(pages: readonly PageSchema[], path: string): PageSchema | undefined {
  const wanted = normal(path);
  const opens = (page: PageSchema): boolean =>
    [page.path, ...(page.aliases ?? [])].some((one) => normal(one) === wanted);
  return pages.find(opens) ?? builtInPages.find(opens);
}
