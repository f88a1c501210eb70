import type { App } from '../../host/AppContext.ts';
import { mayOpen } from '../../host/guard.ts';
import { isNarrow } from '../../host/narrowWindow.ts';
import { pageAt } from '../../host/pageAt.ts';
import type { FieldSchema } from '../../model/schema/FieldSchema.ts';
import type { Cell, Row } from '../../model/schema/Row.ts';
import type { PageStore } from './PageStore.ts';
import { decidingLink, documentNamed, type PageLink, pageLink } from './pageLink.ts';

/**
 * Target of a cell's link besides its own record; undefined: none. In a phone-sized window, a document that
 * waits for the user's decision opens on its own page.
 */
export async function cellTarget(
  { session: { user, data } }: Pick<App, 'session'>,
  { doc, list, waits }: Pick<PageStore, 'doc' | 'list' | 'waits'>,
  row: Row,
  field: string,
): Promise<PageLink | undefined> {
  const link = doc.main.byName.get(field)?.linkTo;
  const named = isNarrow() ? documentNamed(link, row) : undefined;
  if (named && (await waits(named))) return decidingLink(named);
  return linkTarget({ user, data }, link, row, list.query.values);
}

/** The page that a link opens for the user; undefined: none ({@link pageLink}). */
export function linkTarget(
  { user, data }: Pick<App['session'], 'user' | 'data'>,
  link: FieldSchema['linkTo'],
  row: Row,
  searched: Readonly<Record<string, Cell>>,
): PageLink | undefined {
  const mayFollow = (path: string): boolean => {
    const target = pageAt(data?.pages ?? [], path);
    return user !== undefined && target !== undefined && mayOpen(user, target);
  };
  return pageLink(link, row, mayFollow, searched);
}
