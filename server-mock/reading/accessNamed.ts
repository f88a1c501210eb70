import type { UserCall } from '../http/Call.ts';
import { accessTable, type TableAccess } from './tableAccess.ts';
import { throughPage } from './throughPage.ts';

/** Rows that a viewer may read, with the call that reads them: through the further page where one is named. */
export interface AccessedRows {
  readonly call: UserCall;
  readonly access: TableAccess;
  /** The name that was asked for. */
  readonly name: string;
}

/** The table, view or further page of this name as the viewer may read it; undefined: the viewer may not, or it is gone. */
export const accessNamed = (call: UserCall, name: string): AccessedRows | undefined => {
  const page = call.context.catalog.pageOfApi(name);
  const through = page === undefined ? { call, table: name } : throughPage(call, page);
  if (through === undefined) return undefined;
  const found = accessTable(through.call, through.table, 'Search');
  return 'refused' in found ? undefined : { call: through.call, access: found.access, name };
};
