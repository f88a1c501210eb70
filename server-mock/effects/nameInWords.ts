import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { UserCall } from '../http/Call.ts';
import { seenRecords } from '../reading/seenRecords.ts';
import { keyText } from '../records/keyText.ts';

/** A document by kind and number; undefined: the caller may not see it. */
export const nameInWords = async (
  call: UserCall,
  main: ResolvedTable,
  key: Cell,
): Promise<string | undefined> => {
  const [row] = (await seenRecords(call, main, [key], [main.nameField])).values();
  if (row === undefined) return undefined;
  const title = call.context.catalog.table(main.table)?.cnName ?? main.cnName;
  return `${title} ${keyText(row[main.nameField] as Cell)}`; // number fields are text
};
