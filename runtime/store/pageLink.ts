import type { Row } from '../model/Row.ts';
import type { FieldSchema } from '../model/schema/FieldSchema.ts';

/** Another page with its query, as the router takes it. */
export interface PageLink {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The page a cell's `linkTo` opens, its list narrowed by values of the row. Undefined: there is no link, the user may not
 * open the page, or the row has nothing to narrow by (the whole list would be a surprise).
 */
export function pageLink(
  link: FieldSchema['linkTo'],
  row: Row,
  mayOpen: (path: string) => boolean,
): PageLink | undefined {
  const pathname = link?.path.replace(/\{(\w+)\}/g, (_, field: string) => String(row[field] ?? ''));
  if (!link || pathname === undefined || !mayOpen(pathname)) return undefined;
  const query = new URLSearchParams();
  if (link.open !== undefined) {
    query.set('viewflow', '1');
    query.set('id', String(row[link.open] ?? ''));
  }
  for (const [target, source] of Object.entries(link.where)) {
    const value = row[source];
    if (value === null || value === undefined || value === '' || Array.isArray(value)) return undefined;
    query.set(`f.${target}`, String(value));
  }
  return { pathname, search: query.toString() };
}
