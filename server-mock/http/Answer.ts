/** A file to save, always sent as an attachment; a stream that fails ends the connection, so that half a file is not taken for whole. */
export interface FileBody {
  /** As the person sees it; any characters. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/** Rows that come while they are sent. */
export interface RowStream {
  readonly batches: AsyncIterable<readonly unknown[]>;
  /** Called once, when they were sent, could not be read or are not wanted any more. */
  end(): void;
}

/** Where a stream of server-sent events is written; Hono's `SSEStreamingApi` is one. Its promises wait for the reader. */
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

/** What an operation says back, before it is a `Response`. */
export interface Answer {
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

/** The action envelope of the wire. */
export interface Envelope {
  readonly status: boolean;
  readonly code: string | null;
  readonly message: string | null;
  readonly data: unknown;
  readonly extra?: unknown;
}

/** Any JSON as it is: lists of dictionaries, menus, page envelopes. */
export const plain = (body: unknown, status = 200): Answer => ({ status, body });

/** A file as the answer. */
export const download = (file: FileBody): Answer => ({ status: 200, body: null, file });

/** `status: true` with the catalogue's success text. */
export const succeed = (message: string | null, data: unknown = null, extra?: unknown): Answer => ({
  status: 200,
  body: {
    status: true,
    code: null,
    message,
    data,
    ...(extra === undefined ? {} : { extra }),
  } satisfies Envelope,
});

/** Codes of business refusals, as text on the wire. */
export type RefusalCode = '403' | '404' | '409' | '422' | '429' | '500';

/** A business refusal: HTTP 200, `status: false`, a code and words a person can act on. */
export const refuse = (code: RefusalCode, message: string, data: unknown = null): Answer => ({
  status: 200,
  body: { status: false, code, message, data } satisfies Envelope,
});

/** A protocol refusal (400, 401, 404, 413, 422, 429): same envelope, numeric code as the wire has it. */
export const fail = (status: number, message: string): Answer => ({
  status,
  body: { status: false, code: status, message, data: null },
});
