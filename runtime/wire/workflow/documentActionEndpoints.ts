import { endpoint } from '../Endpoint.ts';
import { rowsOf } from '../NamedTable.ts';
import { onDocument } from '../Right.ts';
import type { ActionBody } from './ActionBody.ts';

/** Rows of the table that the query names. */
const ofQuery = rowsOf('query.tableName');

/** Actions on a document besides votes, by name. They answer the key. */
export const documentActionEndpoints = {
  withdraw: endpoint<string, ActionBody>()('POST', '/api/Sys_WorkFlow/withdraw', onDocument, ofQuery),
  transfer: endpoint<string, ActionBody>()('POST', '/api/Sys_WorkFlow/transfer', onDocument, ofQuery),
  addSigner: endpoint<string, ActionBody>()('POST', '/api/Sys_WorkFlow/addSigner', onDocument, ofQuery),
  urge: endpoint<string, ActionBody>()('POST', '/api/Sys_WorkFlow/urge', onDocument, ofQuery),
  comment: endpoint<string, ActionBody>()('POST', '/api/Sys_WorkFlow/comment', onDocument, ofQuery),
  copyTo: endpoint<string, ActionBody>()('POST', '/api/Sys_WorkFlow/copyTo', onDocument, ofQuery),
} as const;
