import { answering, endpoint } from '../Endpoint.ts';
import { onTable, signedIn } from '../Right.ts';
import type { Inbox } from './Inbox.ts';

/** What waits for the signed-in user, and messages. */
export const inboxEndpoints = {
  events: endpoint('GET', '/api/events', signedIn),
  inbox: answering<Inbox>()(endpoint('GET', '/api/Sys_WorkFlowTable/inbox', signedIn)),
  tasks: endpoint('POST', '/api/Sys_WorkFlowTable/Page', onTable('Search')),
  oldTasks: endpoint('POST', '/api/Sys_WorkFlowTable/getPageData', onTable('Search')),
  messages: endpoint('POST', '/api/Sys_Message_History/getUserList', signedIn),
  readMessages: endpoint('POST', '/api/Sys_Message_History/read', signedIn),
} as const;
