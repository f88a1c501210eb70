import type { User } from '../../runtime/model/access/User.ts';
import type { MessageKey } from '../../runtime/model/messages/index.ts';
import type { Json, JsonObject } from '../../runtime/model/schema/Json.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';

/** What the application works with. The context room says what that is: this room imports no service. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the context room
export interface CallContext {}

/** A file of a multipart body: its name is only what the client says. */
export interface UploadedFile {
  readonly part: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** One request, read and checked: all an operation knows of HTTP. */
export interface Call {
  readonly context: CallContext;
  readonly method: string;
  /** As matched: lower case under `/api`. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** Parsed body; null when there was none. */
  readonly body: Json;
  /** What a repeated call must send again, query and body; a file stands in it by its hash. */
  readonly bodyText: string;
  /** In the order sent; empty where the route takes none. */
  readonly files: readonly UploadedFile[];
  /** The body of a route that reads it itself; null when there was none. */
  readonly stream?: ReadableStream<Uint8Array> | null;
  /** Query parameter by name, case-insensitively; undefined when absent. */
  query(name: string): string | undefined;
  /** All values of a query parameter that may stand several times. */
  queryAll(name: string): readonly string[];
  /** Cuts the connection; nothing where there is none (tests). */
  drop(): void;
  header(name: string): string | undefined;
  readonly requestId: string;
  /** Address of the caller, for the login throttle and logs. */
  readonly address: string;
  readonly locale: Locale;
  /** The catalogue's text in the caller's language. */
  say(key: MessageKey, params?: Readonly<Record<string, string | number>>): string;
}

/** A call of a user who is signed in. */
export interface UserCall extends Call {
  readonly user: User;
  readonly token: string;
}

/** The body as an object; anything else reads as an empty one. */
export const bodyObject = (call: Pick<Call, 'body'>): JsonObject => asObject(call.body) ?? {};

/** A JSON object, or undefined. */
export const asObject = (value: Json | undefined): JsonObject | undefined =>
  typeof value === 'object' && value !== null && !isList(value) ? value : undefined;

/** A JSON list, or undefined. */
export const asList = (value: Json | undefined): readonly Json[] | undefined =>
  value !== undefined && isList(value) ? value : undefined;

/** Text of a scalar; undefined for anything else. */
export const asText = (value: Json | undefined): string | undefined =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : undefined;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
