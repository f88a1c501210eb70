import { inboxEndpoints } from '../../wire/inbox/inboxEndpoints.ts';
import { documentFacts, inbox } from '../../wire/inbox/readInbox.ts';
import { reading } from '../../wire/Reader.ts';
import { nothing } from '../../wire/shape.ts';
import { documentAnswer } from '../../wire/workflow/readDocument.ts';
import { workflowEndpoints } from '../../wire/workflow/workflowEndpoints.ts';
import type { Http } from '../Http.ts';
import type { AskedDocument, InboxCalls } from './InboxCalls.ts';

const asked = reading(
  documentAnswer,
  ({ layers, details, ...rest }): AskedDocument => ({ ...rest, schema: { layers, details } }),
);

/** {@link InboxCalls} over the inbox endpoints. */
export function httpInboxCalls(http: Http): InboxCalls {
  return {
    inbox: (but) => {
      const query: Readonly<Record<string, string>> =
        but === undefined ? {} : { but: `${but.table}:${but.key}` };
      return http.call(inboxEndpoints.inbox, { query }, inbox);
    },
    kinds: (list) => http.call(inboxEndpoints.inbox, { query: { list: String(list) } }, inbox),
    facts: (documents) => http.call(inboxEndpoints.facts, { body: { documents } }, documentFacts),
    readMessages: () => http.call(inboxEndpoints.readMessages, { body: {} }, nothing),
    document: (tableName, id) =>
      http.call(workflowEndpoints.document, { query: { tableName, id: String(id) } }, asked),
  };
}
