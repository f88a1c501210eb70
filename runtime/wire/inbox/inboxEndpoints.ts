import { type EventsAnswer, endpoint, plainEndpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { wordAt } from '../NamedTable.ts';
import type { PageAnswer } from '../PageQuery.ts';
import { onTable, signedIn } from '../Right.ts';
import type { DocumentFacts, FactsBody } from './DocumentFacts.ts';
import type { Inbox } from './Inbox.ts';
import type { Message } from './Message.ts';

/** What waits for the signed-in user, and messages. */
export const inboxEndpoints = {
  events: endpoint<EventsAnswer>()('GET', '/api/events', signedIn),
  inbox: endpoint<Inbox>()('GET', '/api/Sys_WorkFlowTable/inbox', signedIn, keysAt('own', 'query.but')),
  facts: endpoint<readonly DocumentFacts[], FactsBody>()(
    'POST',
    '/api/Sys_WorkFlowTable/facts',
    signedIn,
    'reads',
    wordAt('body.documents.table'),
    keysAt('document', 'body.documents.key'),
  ),
  tasks: plainEndpoint<PageAnswer>()('POST', '/api/Sys_WorkFlowTable/Page', onTable('Search'), 'reads'),
  oldTasks: plainEndpoint<PageAnswer>()(
    'POST',
    '/api/Sys_WorkFlowTable/getPageData',
    onTable('Search'),
    'reads',
  ),
  messages: endpoint<readonly Message[]>()('POST', '/api/Sys_Message_History/getUserList', signedIn, 'reads'),
  readMessages: endpoint<null>()('POST', '/api/Sys_Message_History/read', signedIn),
} as const;
