import { extensionFields as extensionKind } from '../../runtime/model/check/kinds/extensionFields.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import { overlaysInForce } from '../catalog/versions.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { publishWithin } from '../publishing/publish.ts';
import { extensionFields } from './extensionRows.ts';
import { keptValues } from './keptValues.ts';

/** Publishes the current rows of a table's extension fields, unless already in force. */
export const publishRows = async (
  tx: Queryable,
  call: TransactionCall,
  table: string,
): Promise<readonly Issue[]> => {
  const { context, user } = call;
  const fields = await extensionFields(tx, context.catalog, table);
  const inForce = (await overlaysInForce(tx)).find(
    (one) => one.kind === extensionKind.name && one.name === table,
  );
  const patch = { fields } as unknown as Json; // plain records of texts and numbers
  if (inForce === undefined ? fields.length === 0 : JSON.stringify(inForce.patch) === JSON.stringify(patch))
    return [];
  const done = await publishWithin(tx, context, { kind: extensionKind.name, name: table, patch }, user);
  return done.ok ? keptValues(tx, call, table) : done.issues;
};
