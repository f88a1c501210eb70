/** One server-sent event as it stands on the wire. */
export interface ServerEvent {
  readonly event: string;
  readonly data: string;
  readonly retry: number | undefined;
}

/** Text kept without an end of an event; the server's are short. */
const mostText = 100_000;

const eventIn = (block: string): ServerEvent | undefined => {
  let event = 'message';
  let retry: number | undefined;
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + (line[colon + 1] === ' ' ? 2 : 1));
    if (name === 'event') event = value;
    else if (name === 'data') data.push(value);
    else if (name === 'retry' && /^\d{1,9}$/.test(value)) retry = Number(value);
  }
  return data.length === 0 ? undefined : { event, data: data.join('\n'), retry };
};

/**
 * The events of a stream as they come; comments are left out. Ends with the stream, throws when it breaks. Whoever stops
 * reading ends the stream: one that nobody reads would be held open by both sides.
 */
export async function* serverEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text = (text + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n');
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      if (text.length > mostText) return;
      for (const block of blocks) {
        const event = eventIn(block);
        if (event) yield event;
      }
    }
  } finally {
    // Of a stream that broke there is nothing left to end.
    await reader.cancel().catch(() => undefined);
  }
}
