import { approvePath, approveQuery, type NamedDocument } from '../host/approveLink.ts';
import type { FieldSchema } from '../model/schema/FieldSchema.ts';
import type { Row } from '../model/schema/Row.ts';

/** Another page with its query, as the router takes it. */
export interface PageLink {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The page a cell's `linkTo` opens, its list narrowed by values of the row. Whoever may not open the page of a document his
 * tasks or messages name gets the one to decide on: a seat is a right of its own. Undefined: there is no link, the user may
 * not open the page, or the row has nothing to narrow by (the whole list would be a surprise).
 */
export function pageLink(
  link: FieldSchema['linkTo'],
  row: Row,
  mayOpen: (path: string) => boolean,
): PageLink | undefined {
  const pathname = link && pathOf(link.path, row);
  if (!link || pathname === undefined) return undefined;
  if (!mayOpen(pathname)) {
    const named = documentNamed(link, row);
    return named && decidingLink(named);
  }
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

/** The page to decide about a document on. */
export const decidingLink = (named: NamedDocument): PageLink => ({
  pathname: approvePath,
  search: approveQuery(named),
});

/** The document a link is about whose path names a table by a value of the row, as those of tasks and messages do. */
export function documentNamed(link: FieldSchema['linkTo'], row: Row): NamedDocument | undefined {
  if (link?.open === undefined || !/^\/\{\w+\}$/.test(link.path)) return undefined;
  const [table, key] = [pathOf(link.path, row).slice(1), String(row[link.open] ?? '')];
  return table === '' || key === '' ? undefined : { table, key };
}

const pathOf = (path: string, row: Row): string =>
  path.replace(/\{(\w+)\}/g, (_, field: string) => String(row[field] ?? ''));
