import type { User } from '../../runtime/model/access/User.ts';
import type { MessageKey, MessageParams } from '../../runtime/model/messages/index.ts';
import type { FurtherPage } from '../../runtime/model/schema/FurtherPage.ts';
import { asObject, type Json, type JsonObject } from '../../runtime/model/schema/Json.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
import type { WorkProgress } from '../../runtime/wire/longWork/LongTask.ts';

export { asList, asObject, asText } from '../../runtime/model/schema/Json.ts';

/**
 * Services of the application. The context room declares its members, so that this room imports no service.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the context room
export interface CallContext {}

/** A file of a multipart body; its name is unverified client input. */
export interface UploadedFile {
  readonly part: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** One request after reading and checking; all that operations see of HTTP. */
export interface Call {
  readonly context: CallContext;
  readonly method: string;
  /** Path as matched: lower case under `/api`. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** Parsed body; null when there was none. */
  readonly body: Json;
  /** Query and body, which a repeated call must send again; a hash stands for each file. */
  readonly bodyText: string;
  /** Files in the order sent; empty when the route takes none. */
  readonly files: readonly UploadedFile[];
  /** Raw body for a route that reads it itself; null without a body. */
  readonly stream?: ReadableStream<Uint8Array> | null;
  /** Query parameter by name, case-insensitively; undefined when absent. */
  query(name: string): string | undefined;
  /** All values of a repeatable query parameter. */
  queryAll(name: string): readonly string[];
  /** Closes the connection; does nothing without one (tests). */
  drop(): void;
  header(name: string): string | undefined;
  readonly requestId: string;
  /** Address of the caller, for the login throttle and logs. */
  readonly address: string;
  readonly locale: Locale;
  /** Message in the caller's language. */
  say(key: MessageKey, params?: MessageParams): string;
}

/** Long work that its user follows and may cancel. */
export interface Work {
  /** Aborted once the user has cancelled: the work throws its reason at the next good moment. */
  readonly signal: AbortSignal;
  /** Tells how far it is; what is left out stays as it was. */
  tell(progress: Partial<WorkProgress>): void;
}

/** A call of a signed-in user. */
export interface UserCall extends Call {
  /** Undefined: the caller waits for the answer. */
  readonly work?: Work;
  /** The page that the call named by its API name (`PageSchema.api`); undefined: it named a table, or none. */
  readonly page?: FurtherPage | undefined;
  readonly user: User;
  /** The administrator who uses the product with the rights of a role, to see what it sees; `user` then has these rights. */
  readonly looker?: User;
  readonly token: string;
}

/** The body as an object; empty for any other type. */
export const bodyObject = (call: Pick<Call, 'body'>): JsonObject => asObject(call.body) ?? {};

/** Members of a body by the names that its endpoint declares; their values are unchecked. */
export type Sent<Body> = { readonly [Name in keyof Body]?: Json };

/** The body of an endpoint that takes a `Body`; empty for anything but an object. */
export const sentBody = <Body>(call: Pick<Call, 'body'>): Sent<Body> =>
  bodyObject(call) as Readonly<Record<string, Json>> as Sent<Body>; // every member is optional
