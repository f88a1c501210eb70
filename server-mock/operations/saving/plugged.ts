import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import type { Beside, ChangedRows, SavedRecord, SavePlug } from '../../context/SavePlug.ts';
import type { TransactionCall, TransactionContext } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';

type Plugs = Pick<TransactionContext, 'plugs'>;

/** Tables that the plugs may write. */
export const pluggedTables = ({ plugs }: Plugs): readonly string[] => plugs.flatMap(({ tables }) => tables);

/** Lets every plug check documents to be written; throws the first refusal. */
export const checkWritten = async (
  tx: Queryable,
  call: TransactionCall,
  full: DocumentTable,
  written: Parameters<SavePlug['check']>[3],
): Promise<void> => {
  for (const plug of call.context.plugs) await plug.check(tx, call, full, written);
};

/** Reports a saved record to every plug; returns their combined work. */
export const tellSaved = async (tx: Queryable, record: SavedRecord): Promise<Beside> => {
  const done: Beside[] = [];
  for (const plug of record.call.context.plugs) {
    const one = await plug.saved(tx, record);
    if (one !== undefined) done.push(one);
  }
  return {
    tables: done.flatMap(({ tables }) => tables),
    changes: Object.assign({}, ...done.map(({ changes }) => changes)),
  };
};

/** Reports imported records to every plug. */
export const tellImported = async (
  tx: Queryable,
  call: TransactionCall,
  full: DocumentTable,
  keys: readonly Cell[],
): Promise<void> => {
  for (const plug of call.context.plugs) await plug.imported(tx, call, full, keys);
};

/** Reports rows changed without a save to every plug. */
export const tellChanged = async (
  tx: Queryable,
  call: TransactionCall,
  table: Pick<ResolvedTable, 'table'>,
  change: ChangedRows,
): Promise<void> => {
  for (const plug of call.context.plugs) await plug.changed(tx, call, table, change);
};

/** Reports deleted records to every plug. */
export const tellDeleted = async (
  tx: Queryable,
  call: TransactionCall,
  table: ResolvedTable,
  keys: readonly string[],
): Promise<void> => {
  for (const plug of call.context.plugs) await plug.deleted(tx, table, keys);
};
