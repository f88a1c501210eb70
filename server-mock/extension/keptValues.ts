import type { Issue } from '../../runtime/model/schema/Issue.ts';
import { overlaysInForce } from '../catalog/versions.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { storedLists } from '../dictionaries/storedLists.ts';
import { unfitValues } from '../publishing/unfitValues.ts';

/** Asks about stored values that published extension fields of a table no longer accept; see {@link unfitValues}. */
export const keptValues = async (
  tx: Queryable,
  { context: { catalog } }: TransactionCall,
  table: string,
): Promise<readonly Issue[]> => {
  const before = catalog.table(table);
  const after = catalog.trial(await overlaysInForce(tx)).table(table);
  if (before === undefined || after === undefined) return [];
  const lists = await storedLists(tx);
  const { dictionaries } = catalog.source.bundle;
  const optionsOf = (dicNo: string) => (lists.get(dicNo) ?? dictionaries.get(dicNo))?.data;
  return unfitValues(tx, { before, after }, optionsOf, () => 'FieldType');
};
