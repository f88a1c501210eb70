import { approvePath, approveQuery, type NamedDocument } from '../../host/approveLink.ts';
import type { FieldSchema } from '../../model/schema/FieldSchema.ts';
import type { Cell, Row } from '../../model/schema/Row.ts';

/** Another page with its query, as the router takes it. */
export interface PageLink {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The page that a cell's `linkTo` opens, filtered by values of the row. Users who may not open a document's
 * page get its approval page when a task or message names it, because an approver has a right to it.
 * `searched`: the search values of the list, for parameters of its view. Undefined: no link, no right to the page, or no value to filter by (which would show the whole list).
 */
export function pageLink(
  link: FieldSchema['linkTo'],
  row: Row,
  mayOpen: (path: string) => boolean,
  searched: Readonly<Record<string, Cell>> = {},
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
  for (const [target, source] of Object.entries(link.dates ?? {})) {
    const day = dayOf(row[source]);
    if (day === undefined) return undefined;
    query.set(`f.${target}`, `${day}~${day}`);
  }
  for (const [target, parameter] of Object.entries(link.upTo ?? {})) {
    const given = searched[parameter];
    const end = dayOf(Array.isArray(given) ? given[1] : given);
    if (end !== undefined) query.set(`f.${target}`, `~${end}`);
  }
  return { pathname, search: query.toString() };
}

const dayOf = (value: Cell | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 10) : undefined;

/** The approval page of a document. */
export const decidingLink = (named: NamedDocument): PageLink => ({
  pathname: approvePath,
  search: approveQuery(named),
});

/** The document of a link whose path takes its table from the row, as in tasks and messages. */
export function documentNamed(link: FieldSchema['linkTo'], row: Row): NamedDocument | undefined {
  if (link?.open === undefined || !/^\/\{\w+\}$/.test(link.path)) return undefined;
  const [table, key] = [pathOf(link.path, row).slice(1), String(row[link.open] ?? '')];
  return table === '' || key === '' ? undefined : { table, key };
}

const pathOf = (path: string, row: Row): string =>
  path.replace(/\{(\w+)\}/g, (_, field: string) => String(row[field] ?? ''));
