import type { EventsAnswer, FileAnswer, Plain } from '../../runtime/wire/Endpoint.ts';
import type { Envelope } from '../../runtime/wire/Envelope.ts';

/**
 * A file to save, sent as an attachment unless it `isShown`.
 * A failing stream ends the connection, so that a partial file is not taken for a whole one.
 */
export interface FileBody {
  /** Name the user sees; any characters. */
  readonly name: string;
  readonly type: string;
  /** The browser shows it in place of saving it. Only for files that the product makes itself. */
  readonly isShown?: true;
  readonly bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/** Rows that are read while they are sent. */
export interface RowStream {
  readonly batches: AsyncIterable<readonly unknown[]>;
  /** Called once: after the last row, after an error, or when the client stops reading. */
  end(): void;
}

/** Target of server-sent events, such as Hono's `SSEStreamingApi`. Its promises wait for the reader. */
export interface EventOut {
  readonly aborted: boolean;
  writeSSE(message: {
    readonly event: string;
    readonly data: string;
    readonly retry?: number;
  }): Promise<unknown>;
  write(text: string): Promise<unknown>;
  onAbort(listener: () => void): void;
}

/** Answer of an operation, before it becomes a `Response`. */
export interface Answer<Data = unknown> {
  /** Type of the data of a success. Never has a value. */
  readonly carries?: Data;
  /** HTTP status; business refusals are 200. */
  readonly status: number;
  /** JSON data, serialised by the app. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Rows of a long list: sent as `rows` of `body`, batch by batch as they are read. */
  readonly rows?: RowStream;
  /** Sent in place of `body`. */
  readonly file?: FileBody;
  /** Writes server-sent events in place of a body, until it resolves. */
  readonly events?: (out: EventOut) => Promise<void>;
}

/** Answers any JSON without an envelope: dictionary lists, menus, page envelopes. */
export const plain = <Body>(body: Body, status = 200): Answer<Plain<Body>> => ({ status, body });

/** A file as the answer. */
export const download = (file: FileBody): Answer<FileAnswer> => ({ status: 200, body: null, file });

/** Server-sent events as the answer; `events` writes them until it resolves. */
export const streaming = (events: (out: EventOut) => Promise<void>): Answer<EventsAnswer> => ({
  status: 200,
  body: null,
  events,
});

/** Answers `status: true` with a success message. */
export function succeed(message: string | null): Answer<null>;
export function succeed<Data>(message: string | null, data: Data, extra?: unknown): Answer<Data>;
export function succeed(message: string | null, data: unknown = null, extra?: unknown): Answer {
  return {
    status: 200,
    body: {
      status: true,
      code: null,
      message,
      data,
      ...(extra === undefined ? {} : { extra }),
    } satisfies Envelope,
  };
}

/** Codes of business refusals; text on the wire. */
export type RefusalCode = '403' | '404' | '409' | '422' | '429' | '500';

/** A business refusal: HTTP 200, `status: false`, a code, and a message that helps the user. */
export const refuse = (code: RefusalCode, message: string, data: unknown = null): Answer<never> => ({
  status: 200,
  body: { status: false, code, message, data } satisfies Envelope,
});

/** A protocol refusal (400, 401, 404, 413, 422, 429): the same envelope with a numeric code. */
export const fail = (status: number, message: string): Answer<never> => ({
  status,
  body: { status: false, code: status, message, data: null },
});
