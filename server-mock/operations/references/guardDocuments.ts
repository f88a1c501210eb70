import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { documentRows } from '../../references/documentRows.ts';
import { type GuardedReferences, guardReferences } from './guardReferences.ts';

/** {@link guardReferences} for locked records that are deleted with their detail rows. */
export const guardDocuments = async (
  tx: Queryable,
  call: TransactionCall,
  table: ResolvedTable,
  rows: readonly Row[],
): Promise<GuardedReferences> => guardReferences(tx, call, await documentRows(tx, call, table, rows));
