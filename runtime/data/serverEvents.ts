import { createParser } from 'eventsource-parser';

/** One server-sent event. */
export interface ServerEvent {
  readonly event: string;
  readonly data: string;
  readonly retry: number | undefined;
}

/**
 * Maximum characters read without the end of an event. A stream that exceeds it ends; the server's events are
 * short.
 */
const mostText = 100_000;

/**
 * Yields the events of a stream, without comments. Ends with the stream, or at an endless event; throws when
 * the stream breaks. Cancels the stream when the reader stops, because both sides would keep it open
 * otherwise.
 */
export async function* serverEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const found: ServerEvent[] = [];
  let retry: number | undefined;
  const parser = createParser({
    onRetry: (pause) => {
      retry = pause;
    },
    onEvent: ({ event = 'message', data }) => {
      found.push({ event, data, retry });
      retry = undefined;
    },
  });
  let unended = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const text = decoder.decode(value, { stream: true });
      unended += text.length;
      parser.feed(text);
      if (found.length > 0) unended = 0;
      else if (unended > mostText) return;
      yield* found.splice(0);
    }
  } finally {
    // A broken stream cannot be cancelled.
    await reader.cancel().catch(() => undefined);
  }
}
