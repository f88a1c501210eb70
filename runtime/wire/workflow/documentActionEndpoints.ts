import { endpoint } from '../Endpoint.ts';
import { onDocument } from '../Right.ts';
import type { ActionBody } from './ActionBody.ts';

/** Actions on a document besides votes, by name. They answer the key. */
export const documentActionEndpoints = {
  withdraw: endpoint<string, ActionBody>()('POST', '/api/Sys_WorkFlow/withdraw', onDocument),
  transfer: endpoint<string, ActionBody>()('POST', '/api/Sys_WorkFlow/transfer', onDocument),
  addSigner: endpoint<string, ActionBody>()('POST', '/api/Sys_WorkFlow/addSigner', onDocument),
  urge: endpoint<string, ActionBody>()('POST', '/api/Sys_WorkFlow/urge', onDocument),
  comment: endpoint<string, ActionBody>()('POST', '/api/Sys_WorkFlow/comment', onDocument),
  copyTo: endpoint<string, ActionBody>()('POST', '/api/Sys_WorkFlow/copyTo', onDocument),
} as const;
