import { endpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { rowsOf } from '../NamedTable.ts';
import { onDocument } from '../Right.ts';
import type { ActionBody } from './ActionBody.ts';

/** Rows of the table that the query names. */
const ofQuery = rowsOf('query.tableName');

/** Actions on a document besides votes, by name. They answer the key. */
export const documentActionEndpoints = {
  withdraw: endpoint<string, ActionBody>()(
    'POST',
    '/api/Sys_WorkFlow/withdraw',
    onDocument,
    ofQuery,
    keysAt('document', 'body.key'),
  ),
  transfer: endpoint<string, ActionBody>()(
    'POST',
    '/api/Sys_WorkFlow/transfer',
    onDocument,
    ofQuery,
    keysAt('document', 'body.key'),
  ),
  addSigner: endpoint<string, ActionBody>()(
    'POST',
    '/api/Sys_WorkFlow/addSigner',
    onDocument,
    ofQuery,
    keysAt('document', 'body.key'),
  ),
  urge: endpoint<string, ActionBody>()(
    'POST',
    '/api/Sys_WorkFlow/urge',
    onDocument,
    ofQuery,
    keysAt('document', 'body.key'),
  ),
  comment: endpoint<string, ActionBody>()(
    'POST',
    '/api/Sys_WorkFlow/comment',
    onDocument,
    ofQuery,
    keysAt('document', 'body.key'),
  ),
  copyTo: endpoint<string, ActionBody>()(
    'POST',
    '/api/Sys_WorkFlow/copyTo',
    onDocument,
    ofQuery,
    keysAt('document', 'body.key'),
  ),
} as const;
