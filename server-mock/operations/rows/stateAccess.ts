import type { RawBuilder } from 'kysely';
import { authorize } from '../../../runtime/model/access/authorize.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { decisionText } from '../../reading/decisionText.ts';
import { scopeOf } from '../../reading/scopeOf.ts';

/** A table whose documents' states this user may change, and which of them he sees. */
export interface StateAccess {
  readonly table: ResolvedTable;
  readonly scope: RawBuilder<unknown> | undefined;
}

/**
 * The table for an action on states, or the refusal that names the missing right. The right must be held on the table
 * itself: what opens a detail through its main table is no right to decide about it.
 */
export const stateAccess = (
  call: UserCall,
  tableName: string,
  action: string,
): { readonly access: StateAccess } | { readonly refused: Answer } => {
  const table = call.context.catalog.table(tableName);
  if (table === undefined)
    return { refused: refuse('404', call.say('server.unknownTable', { table: tableName })) };
  const decision = authorize(call.user, action, table);
  if (!decision.allowed) return { refused: refuse('403', decisionText(decision, call.locale)) };
  return { access: { table, scope: scopeOf(call.context, call.user, table) } };
};
