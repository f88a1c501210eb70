import type { ApprovalLine } from '../../runtime/model/print/PrintWorld.ts';
import type { UserCall } from '../http/Call.ts';

/**
 * Decisions about documents of a table, oldest first, by text of the key, in the language of the call. For documents that
 * the caller has read as the user may.
 */
export type ApprovalRecord = (
  call: UserCall,
  table: string,
  keys: readonly string[],
) => Promise<ReadonlyMap<string, readonly ApprovalLine[]>>;
