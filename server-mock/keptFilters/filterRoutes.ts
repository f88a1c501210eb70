import { filterFields, listFilterLimits } from '../../runtime/model/conditions/ListFilters.ts';
import {
  keptFilterEndpoints as endpoints,
  type KeptFilter,
} from '../../runtime/wire/keptFilters/keptFilterEndpoints.ts';
import { refuse, succeed } from '../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../http/Call.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { settingsName } from '../reading/settingsName.ts';
import { accessTable, type TableAccess } from '../reading/tableAccess.ts';
import { storedFilter, storeFilter } from './storedFilters.ts';

const isId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** Whether the user may read every field that the filter names. */
const mayReadAll = ({ readable, readableRows }: TableAccess, text: string): boolean =>
  filterFields(text)?.every((name) => {
    const [detail = '', ...field] = name.split('.');
    return field.length === 0 ? readable.has(name) : readableRows.get(detail)?.has(field.join('.')) === true;
  }) === true;

const keep = async (call: UserCall) => {
  const { context, say, user } = call;
  const sent = sentBody<KeptFilter>(call);
  const found = accessTable(call, asText(sent.table) ?? '', 'Search');
  if ('refused' in found) return found.refused;
  const id = asText(sent.id) ?? '';
  const text = asText(sent.text) ?? '';
  if (!isId(id)) return refuse('422', say('server.paramsIncomplete'));
  if (text.length > listFilterLimits.kept)
    return refuse('422', say('query.keptLong', { n: listFilterLimits.kept }));
  if (filterFields(text) === undefined) return refuse('422', say('query.keptUnread'));
  const filter = { table: settingsName(call, found.access.table.table), user: user.id, text };
  return context.db.transaction(async (tx) => {
    await storeFilter(tx, id, filter, context.clock.now());
    const stored = await storedFilter(tx, id);
    const isOwn = stored?.user === user.id && stored.text === text && stored.table === filter.table;
    return isOwn ? succeed(null) : refuse('422', say('query.keptTaken'));
  });
};

/**
 * The text of a filter. One of another user is there for who may read each field that it names: its values were typed by
 * someone who may. It grants nothing; the list reads its rows with the rights of the caller.
 */
const read = async (call: UserCall) => {
  const { context, say, user } = call;
  const found = accessTable(call, call.query('table') ?? '', 'Search');
  if ('refused' in found) return found.refused;
  const id = call.query('id') ?? '';
  const stored = isId(id) ? await storedFilter(context.db, id) : undefined;
  const isThere =
    stored !== undefined &&
    stored.table === settingsName(call, found.access.table.table) &&
    (stored.user === user.id || mayReadAll(found.access, stored.text));
  if (!isThere) return refuse('404', say('query.keptGone'));
  return succeed(null, { text: stored.text });
};

/** Long filters of lists. An address names one, so that it can be kept and shared like any other. */
export const filterRoutes: readonly Route[] = [
  userRoute(endpoints.keep, keep),
  userRoute(endpoints.read, read),
];
