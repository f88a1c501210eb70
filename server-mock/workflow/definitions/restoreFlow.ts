import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { SavedAnswer } from '../../../runtime/wire/SavePayload.ts';
import { history } from '../../catalog/versions.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import { asObject, type UserCall } from '../../http/Call.ts';
import { save } from '../../operations/save.ts';
import { scopeOf } from '../../reading/scopeOf.ts';
import { flowKind } from './FlowLibrary.ts';
import { flowValues } from './flowRow.ts';

/** Publishes an old version of a flow again as its next version; a normal save with current checks. */
export const restoreFlow = async (
  call: UserCall,
  name: string,
  version: number,
): Promise<Answer<SavedAnswer>> => {
  const { db, catalog } = call.context;
  const old = (await history(db, flowKind, name)).find((one) => one.version === version);
  const row = asObject(old?.patch);
  const table = catalog.table('Sys_WorkFlow');
  if (row === undefined || table === undefined) return refuse('404', call.say('server.notFound'));
  const request = {
    table: table.table,
    action: 'Update',
    main: { ...flowValues(row as Row), [table.key]: name },
    details: [],
  } as const;
  return save(call, request, scopeOf(call.context, call.user, table));
};
