import type { Row } from '../model/schema/Row.ts';
import { addressOf } from '../wire/Endpoint.ts';
import type { Inbox, WaitingDocument } from '../wire/inbox/Inbox.ts';
import { inboxEndpoints } from '../wire/inbox/inboxEndpoints.ts';
import { listOf, mapOf, maybe, number, object, or, row, type Shape, text } from '../wire/shape.ts';
import { workflowEndpoints } from '../wire/workflow/workflowEndpoints.ts';
import type { Http } from './Http.ts';
import type { AskedDocument, InboxCalls } from './InboxCalls.ts';
import { tableLayers } from './wire.ts';
import { layer } from './wireSchema.ts';

const waiting = object<WaitingDocument>({
  table: text,
  cnName: or(text, ''),
  key: text,
  label: or(text, ''),
});

const inbox: Shape<Inbox> = object<Inbox>({
  waiting: number,
  decided: number,
  mine: number,
  copied: number,
  next: maybe(waiting),
});

/** The server sends two hundred rows of a detail. */
const mostRows = 1_000;

const asked: Shape<AskedDocument> = (value, path) => {
  const { layers, details, ...rest } = object<
    Omit<AskedDocument, 'schema'> & Pick<AskedDocument['schema'], 'layers' | 'details'>
  >({
    table: text,
    cnName: text,
    key: text,
    label: or(text, ''),
    layers: listOf(layer, 100),
    details: or(mapOf(listOf(layer, 100)), {}),
    document: object<{ main: Row; details: Readonly<Record<string, readonly Row[]>> }>({
      main: row,
      details: or(mapOf(listOf(row, mostRows)), {}),
    }),
    totals: or(mapOf(number), {}),
    labels: or(mapOf(mapOf(text)), {}),
  })(value, path);
  return { ...rest, schema: tableLayers({ layers, details }, path) };
};

/** {@link InboxCalls} over our own calls. */
export function httpInboxCalls(http: Http): InboxCalls {
  return {
    inbox: (but) => {
      const query: Readonly<Record<string, string>> =
        but === undefined ? {} : { but: `${but.table}:${but.key}` };
      return http.action(addressOf(inboxEndpoints.inbox, {}, query), {}, inbox);
    },
    document: (tableName, id) =>
      http.action(addressOf(workflowEndpoints.document, {}, { tableName, id: String(id) }), {}, asked),
  };
}
