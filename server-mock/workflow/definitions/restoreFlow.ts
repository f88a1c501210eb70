import { workflow } from '../../../runtime/model/check/kinds/workflow.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { SavedAnswer } from '../../../runtime/wire/SavePayload.ts';
import { readVersion } from '../../catalog/readVersion.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { save } from '../../operations/save.ts';
import { scopeOf } from '../../reading/scopeOf.ts';
import { flowValues } from './flowRow.ts';

/** Publishes an old version of a flow again as its next version; a normal save with current checks. */
export const restoreFlow = async (
  call: UserCall,
  name: string,
  version: number,
): Promise<Answer<SavedAnswer>> => {
  const { db, catalog } = call.context;
  const row = await readVersion(db, workflow.name, name, version);
  const table = catalog.table('Sys_WorkFlow');
  if (row === undefined || table === undefined) return refuse('404', call.say('server.notFound'));
  const request = {
    table: table.table,
    action: 'Update',
    main: { ...flowValues(row as Row), [table.key]: name },
    details: [],
  } as const;
  return save(call, request, scopeOf(call, table));
};
