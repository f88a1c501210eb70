import { inboxEndpoints } from '../wire/inbox/inboxEndpoints.ts';
import { inboxCounts } from '../wire/inbox/readInbox.ts';
import { mapOf, number, object, read, text } from '../wire/shape.ts';
import type { Http } from './Http.ts';
import type { ChangedDocument, LiveListener, StreamEnd, Watch } from './LiveEvents.ts';
import { openEvents } from './openEvents.ts';
import { type ServerEvent, serverEvents } from './serverEvents.ts';

/** Options of one stream. */
export interface StreamCall {
  readonly watches: readonly Watch[];
  /** Tables and views whose changes are told, by the names that the caller uses. */
  readonly tables: readonly string[];
  /** Place from which to go on; undefined: from now. */
  readonly since: string | undefined;
  readonly listener: LiveListener;
  /** Closes the stream. */
  readonly signal: AbortSignal;
}

const message = object<{ unread: number }>({ unread: number });
const stamps = mapOf(text);
const place = object<{ at: string }>({ at: text });
const changed = object<ChangedDocument>({ table: text, key: text });

/** Default reconnection delay in milliseconds, when the server sends none. */
const usualPause = 5_000;

/**
 * Reads `GET /api/events`. Resolves when the stream ends; never rejects. Does not replace an old token or sign out, because receiving events is no user
 * activity.
 */
export const httpEvents = async (http: Http, call: StreamCall): Promise<StreamEnd> => {
  const { watches, tables, since, listener, signal } = call;
  let isSignedOut = false;
  const asked = new URLSearchParams(watches.map(({ table, key }) => ['watch', `${table}:${key}`]));
  for (const table of tables) asked.append('table', table);
  if (since !== undefined) asked.set('since', since);
  const answer = await openEvents(http, inboxEndpoints.events, { query: asked, signal }, (status) => {
    if (status !== 401) return;
    isSignedOut = true;
    throw new Error('signed out');
  });
  if (isSignedOut) return { kind: 'signedOut' };
  if (!answer.ok)
    return answer.failure.code === 'network'
      ? { kind: 'lost' }
      : { kind: 'refused', code: answer.failure.code };
  try {
    listener.opened();
    for await (const event of serverEvents(answer.data)) {
      if (event.event === 'closed') return endOf(event);
      tell(listener, event);
    }
  } catch {
    // The stream broke: aborted, network lost, or server stopped.
  }
  return { kind: 'lost' };
};

function endOf({ data, retry = usualPause }: ServerEvent): StreamEnd {
  return data.includes('signedOut') ? { kind: 'signedOut' } : { kind: 'closed', retry };
}

function tell(listener: LiveListener, { event, data }: ServerEvent): void {
  const value = parsed(data);
  const tellings: Readonly<Record<string, () => void>> = {
    inbox: () => {
      const found = read(inboxCounts, value);
      if (found.ok) listener.inbox(found.value);
    },
    message: () => {
      const found = read(message, value);
      if (found.ok) listener.message(found.value.unread);
    },
    flow: () => {
      const found = read(changed, value);
      listener.flow(found.ok ? found.value : undefined);
    },
    tables: () => {
      const found = read(stamps, value);
      if (found.ok) listener.tables(found.value);
    },
    place: () => {
      const found = read(place, value);
      if (found.ok) listener.place(found.value.at);
    },
  };
  // Ignores events of later versions.
  if (Object.hasOwn(tellings, event)) tellings[event]?.();
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
