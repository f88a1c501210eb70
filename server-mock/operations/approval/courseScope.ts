import { type RawBuilder, sql } from 'kysely';
import type { ResolvedTable } from '../../../runtime/model/ResolvedTable.ts';
import type { Row } from '../../../runtime/model/Row.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { name } from '../../sql/names.ts';
import { parseKey, selectAll } from '../saving/loadDocument.ts';
import { accessTable } from '../tableAccess.ts';
import { seatScope } from './seatScope.ts';

/**
 * The document a call about its course names, for whoever sees it by his roles or by a seat in its flow; else the refusal:
 * who has no right on the table learns nothing of what there is.
 */
export const courseRow = async (
  call: UserCall,
  main: ResolvedTable,
  sentKey: string | undefined,
): Promise<{ readonly row: Row } | { readonly refused: Answer }> => {
  const found = accessTable(call, main.table, 'Search');
  const noRight = 'refused' in found ? found.refused : undefined;
  const key = parseKey(main, sentKey);
  if (key === undefined) return { refused: noRight ?? refuse('422', call.say('server.badKey')) };
  const scope = 'refused' in found ? seatScope(main, call.user) : orSeat(found.access.scope, main, call);
  const where = sql`${name(main.key)} = ${key}${scope === undefined ? sql`` : sql` and ${scope}`}`;
  const [row] = await selectAll(call.context.db, main, where);
  return row === undefined ? { refused: noRight ?? refuse('404', call.say('server.notFound')) } : { row };
};

const orSeat = (
  scope: RawBuilder<unknown> | undefined,
  main: ResolvedTable,
  { user }: UserCall,
): RawBuilder<unknown> | undefined => scope && sql`((${scope}) or ${seatScope(main, user)})`;
