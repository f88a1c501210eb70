import type { TestApp } from './testApp.ts';

/** One server-sent event, or a comment. */
export interface WireEvent {
  readonly event: string;
  /** Empty for a comment. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly retry?: number;
}

/** An open stream of `GET /api/events`. */
export interface EventReader {
  readonly seen: readonly WireEvent[];
  /** The next unread event; undefined when the stream ended. */
  next(): Promise<WireEvent | undefined>;
  /** Reads until an event matches. */
  until(event: string, data?: object): Promise<WireEvent>;
  close(): Promise<void>;
}

const read = (block: string): WireEvent => {
  const lines = block.split('\n');
  const of = (name: string): string | undefined =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  if (block.startsWith(':')) return { event: 'comment', data: {} };
  const retry = of('retry');
  return {
    event: of('event') ?? '',
    data: JSON.parse(of('data') ?? '{}'),
    ...(retry === undefined ? {} : { retry: Number(retry) }),
  };
};

/** Opens a stream; throws when it is refused. */
export const openEvents = async (app: TestApp, user: string, query = ''): Promise<EventReader> => {
  const response = await app.raw(user, `/api/events${query}`);
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('text/event-stream') || response.body === null)
    throw new Error(`no stream: ${response.status} ${await response.text()}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const seen: WireEvent[] = [];
  let text = '';
  const next = async (): Promise<WireEvent | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const event = read(text.slice(0, end));
        text = text.slice(end + 2);
        seen.push(event);
        return event;
      }
      const { done, value } = await reader.read();
      if (done) return undefined;
      text += value;
    }
  };
  const holds = (is: WireEvent['data'], wanted: object): boolean =>
    Object.entries(wanted).every(([name, value]) => is[name] === value);
  return {
    seen,
    next,
    async until(event, data = {}) {
      for (;;) {
        const one = await next();
        if (one === undefined) throw new Error(`the stream ended before ${event}: ${JSON.stringify(seen)}`);
        if (one.event === event && holds(one.data, data)) return one;
      }
    },
    close: () => reader.cancel(),
  };
};
