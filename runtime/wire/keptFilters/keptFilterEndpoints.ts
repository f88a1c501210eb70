import { endpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { rowsOf } from '../NamedTable.ts';
import { onTable } from '../Right.ts';

/** Filters of a list that are too long for its address. */
export interface KeptFilter {
  /** API name of the page. */
  readonly table: string;
  /** 32 hexadecimal digits, drawn by the browser. */
  readonly id: string;
  /** The part of the list's address that holds its filters. */
  readonly text: string;
}

/** Long filters of lists, which addresses name. */
export const keptFilterEndpoints = {
  keep: endpoint<null, KeptFilter>()(
    'POST',
    '/api/jig/filters',
    onTable('Search'),
    rowsOf('body.table'),
    keysAt('own', 'body.id'),
  ),
  read: endpoint<{ readonly text: string }>()(
    'GET',
    '/api/jig/filters',
    onTable('Search'),
    rowsOf('query.table'),
    keysAt('reader', 'query.id'),
  ),
} as const;
