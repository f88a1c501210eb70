import { authorize } from '../../../runtime/model/access/authorize.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { RawBuilder } from '../../db/sql/sql.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { decisionText } from '../../reading/decisionText.ts';
import { scopeOf } from '../../reading/scopeOf.ts';

/** A table whose document states this user may change, with the row scope. */
export interface StateAccess {
  readonly table: ResolvedTable;
  readonly scope: RawBuilder<unknown> | undefined;
}

/**
 * The table for a state action, or a refusal that names the missing right.
 * The user must hold the right on the table itself; access to a detail through its main table is not enough.
 */
export const stateAccess = (
  call: UserCall,
  tableName: string,
  action: string,
): { readonly access: StateAccess } | { readonly refused: Answer<never> } => {
  const table = call.context.catalog.table(tableName);
  if (table === undefined)
    return { refused: refuse('404', call.say('server.unknownTable', { table: tableName })) };
  const decision = authorize(call.user, action, table);
  if (!decision.allowed) return { refused: refuse('403', decisionText(decision, call.locale)) };
  return { access: { table, scope: scopeOf(call, table) } };
};
