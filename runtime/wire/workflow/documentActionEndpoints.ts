import { endpoint } from '../Endpoint.ts';
import { onDocument } from '../Right.ts';

/** Actions on a document besides votes, by name. */
export const documentActionEndpoints = {
  withdraw: endpoint('POST', '/api/Sys_WorkFlow/withdraw', onDocument),
  transfer: endpoint('POST', '/api/Sys_WorkFlow/transfer', onDocument),
  addSigner: endpoint('POST', '/api/Sys_WorkFlow/addSigner', onDocument),
  urge: endpoint('POST', '/api/Sys_WorkFlow/urge', onDocument),
  comment: endpoint('POST', '/api/Sys_WorkFlow/comment', onDocument),
  copyTo: endpoint('POST', '/api/Sys_WorkFlow/copyTo', onDocument),
} as const;
