import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import { name } from '../../db/sql/names.ts';
import { type RawBuilder, sql } from '../../db/sql/sql.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { parseKey } from '../../reading/parseKey.ts';
import { systemRows } from '../../reading/systemRows.ts';
import { accessTable } from '../../reading/tableAccess.ts';
import { seatScope, seatsOfCall } from './seatScope.ts';

/** Access of a call to the workflow of one document. */
export interface CourseAccess {
  readonly key: Cell;
  /** Condition that matches its row when the caller may see its workflow. */
  readonly where: RawBuilder<unknown>;
  /** Answer without a row; the same for missing and hidden documents. */
  readonly missing: Answer<never>;
}

/**
 * Access to the workflow of a document: by role, by a seat or by a copy.
 * Users without a right on the table get a refusal that does not reveal which documents exist.
 */
export const courseAccess = (
  call: UserCall,
  main: ResolvedTable,
  sentKey: string | undefined,
): CourseAccess | { readonly refused: Answer<never> } => {
  const found = accessTable(call, main.table, 'Search');
  const noRight = 'refused' in found ? found.refused : undefined;
  // A row of a view is no document: it has no row to lock, no version and no flow.
  if (call.context.catalog.views.named(main.table) !== undefined)
    return { refused: noRight ?? refuse('422', call.say('approval.notAudited', { table: main.cnName })) };
  const key = parseKey(main, sentKey);
  if (key === undefined) return { refused: noRight ?? refuse('422', call.say('server.badKey')) };
  const scope =
    'refused' in found ? seatScope(main, seatsOfCall(call)) : orSeat(found.access.scope, main, call);
  return {
    key,
    where: sql`${name(main.key)} = ${key}${scope === undefined ? sql`` : sql` and ${scope}`}`,
    missing: noRight ?? refuse('404', call.say('server.notFound')),
  };
};

/** Reads the row of such a document. */
export const courseRow = async (
  call: UserCall,
  main: ResolvedTable,
  sentKey: string | undefined,
): Promise<{ readonly row: Row } | { readonly refused: Answer<never> }> => {
  const access = courseAccess(call, main, sentKey);
  if ('refused' in access) return access;
  const [row] = await systemRows(call.context.db, 'course', main, access.where);
  return row === undefined ? { refused: access.missing } : { row };
};

const orSeat = (
  scope: RawBuilder<unknown> | undefined,
  main: ResolvedTable,
  call: UserCall,
): RawBuilder<unknown> | undefined => scope && sql`((${scope}) or ${seatScope(main, seatsOfCall(call))})`;
