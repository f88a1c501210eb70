import type { EventsAnswer } from '../../../runtime/wire/Endpoint.ts';
import type { Inbox } from '../../../runtime/wire/inbox/Inbox.ts';
import { authenticate } from '../../access/authenticate.ts';
import { EventStream, watchOf } from '../../events/EventStream.ts';
import { type Answer, fail, refuse, streaming, succeed } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { accessNamed } from '../../reading/accessNamed.ts';
import { courseRow } from '../calls/courseScope.ts';
import { inboxCounts } from './inboxCounts.ts';
import { inboxKinds } from './inboxKinds.ts';
import { nextWaiting } from './nextWaiting.ts';

/** Maximum documents and tables one stream watches. */
const mostWatches = 20;
const mostTables = 100;

/** Watched tables that the user may read, each with what it depends on. Others are passed over: cards of them say so themselves. */
const readableTables = (call: UserCall, names: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    names.flatMap((name) => {
      const found = accessNamed(call, name);
      return found === undefined ? [] : [[name, found.access.dependsOn] as const];
    }),
  );

/** Watches this user may open; also the first refusal, if any. */
const permittedOf = async (
  call: UserCall,
  watches: readonly string[],
): Promise<{ readonly permitted: ReadonlySet<string>; readonly refused: Answer<never> | undefined }> => {
  const permitted = new Set<string>();
  let refused: Answer<never> | undefined;
  for (const watch of watches) {
    const [table = '', ...key] = watch.split(':');
    const full = call.context.catalog.document(table);
    const found =
      full === undefined
        ? { refused: refuse('404', call.say('server.unknownTable', { table })) }
        : await courseRow(call, full.main, key.join(':'));
    if ('refused' in found) refused ??= found.refused;
    else permitted.add(watchOf(table, key.join(':')));
  }
  return { permitted, refused };
};

/**
 * `GET /api/events`: server-sent events for the caller, see {@link EventStream}.
 * `?watch=Table:key` (up to 20) adds documents whose workflow the caller may see, `?table=` (up to 100) tables, views and
 * further pages whose changes are told. `?since=` is a place that an
 * earlier stream or the session has named: the stream begins with what followed it. The stream ends when the
 * token expires and does not extend the session. Too many streams of one user are answered with 429, any of a process that is
 * about to end with 503.
 */
export const events = async (call: UserCall): Promise<Answer<EventsAnswer>> => {
  const { context, user } = call;
  const asked = call.queryAll('watch');
  if (asked.length > mostWatches) return refuse('422', call.say('inbox.watches', { n: mostWatches }));
  const tables = call.queryAll('table').slice(0, mostTables);
  const { permitted, refused } = await permittedOf(call, asked);
  if (refused !== undefined) return refused;
  const hub = context.events;
  // A proxy asks another process.
  if (hub.isClosed) return fail(503, call.say('server.unavailable'));
  if (!hub.mayOpen(user.id))
    return { ...fail(429, call.say('inbox.streams')), headers: { 'retry-after': '60' } };
  const stream = new EventStream({
    user,
    watches: permitted,
    tables: readableTables(call, tables),
    session: async () => (await authenticate(context, `Bearer ${call.token}`))?.user,
    permitted: async (now) => (await permittedOf({ ...call, user: now }, asked)).permitted,
    permittedTables: (now) => readableTables({ ...call, user: now }, tables),
    drop: call.drop,
  });
  return streaming(async (out) => {
    out.onAbort(() => hub.remove(stream));
    hub.add(stream, call.query('since'));
    try {
      await stream.run(out);
    } finally {
      hub.remove(stream);
    }
  });
};

/**
 * `GET /api/Sys_WorkFlowTable/inbox`: {@link InboxCounts} of the caller, and `next`.
 * `next` is the document that has waited longest for the caller, except `?but=Table:key`; `kinds` are those of the
 * list `?list=` (0 waiting, 1 decided, 2 mine, 3 copied).
 */
export const inbox = async (call: UserCall): Promise<Answer<Inbox>> => {
  const counts = await inboxCounts(call.context.db, [call.user], call.context.clock.now());
  const { waiting = 0, decided = 0, mine = 0, copied = 0 } = counts.get(call.user.id) ?? {};
  const next = await nextWaiting(call, call.query('but') ?? '');
  const list = call.query('list');
  const kinds = list === undefined ? {} : { kinds: await inboxKinds(call, list) };
  return succeed(null, { waiting, decided, mine, copied, next, ...kinds });
};
