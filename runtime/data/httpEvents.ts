import { addressOf } from '../wire/Endpoint.ts';
import type { InboxCounts } from '../wire/inbox/Inbox.ts';
import { inboxEndpoints } from '../wire/inbox/inboxEndpoints.ts';
import { number, object, read, type Shape, text } from '../wire/shape.ts';
import type { Http } from './Http.ts';
import type { ChangedDocument, LiveListener, StreamEnd, Watch } from './LiveEvents.ts';
import { type ServerEvent, serverEvents } from './serverEvents.ts';

/** What one stream is opened with. */
export interface StreamCall {
  readonly watches: readonly Watch[];
  readonly listener: LiveListener;
  /** Ends it from this side. */
  readonly signal: AbortSignal;
}

const nothing: Shape<undefined> = () => undefined;
const inbox = object<InboxCounts>({ waiting: number, decided: number, mine: number, copied: number });
const message = object<{ unread: number }>({ unread: number });
const changed = object<ChangedDocument>({ table: text, key: text });

/** The server's own pause where it names none. */
const usualPause = 5_000;

/**
 * `GET /api/events` read by fetch streaming: the token travels in the header. Resolves when it ended;
 * never rejects. It neither replaces an ageing token nor signs out: reading along is nothing a person does.
 */
export const httpEvents = async (http: Http, call: StreamCall): Promise<StreamEnd> => {
  const { watches, listener, signal } = call;
  let body: ReadableStream<Uint8Array> | null = null;
  let isSignedOut = false;
  const send: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (response.status === 401) {
      isSignedOut = true;
      throw new Error('signed out');
    }
    if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
      return new Response(await response.text(), { status: response.status });
    body = response.body;
    return Response.json({ status: true, data: null });
  };
  const asked = new URLSearchParams(watches.map(({ table, key }) => ['watch', `${table}:${key}`]));
  const headers = { accept: 'text/event-stream' };
  const answer = await http.action(
    addressOf(inboxEndpoints.events, {}, asked),
    { send, signal, headers },
    nothing,
  );
  if (isSignedOut) return { kind: 'signedOut' };
  if (!answer.ok)
    return answer.failure.code === 'network'
      ? { kind: 'lost' }
      : { kind: 'refused', code: answer.failure.code };
  if (body === null) return { kind: 'lost' };
  try {
    listener.opened();
    for await (const event of serverEvents(body)) {
      if (event.event === 'closed') return endOf(event);
      tell(listener, event);
    }
  } catch {
    // Cut: by this side, by the network, by a server that died.
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
      const found = read(inbox, value);
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
  };
  // Events of later versions say nothing to this one.
  if (Object.hasOwn(tellings, event)) tellings[event]?.();
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
