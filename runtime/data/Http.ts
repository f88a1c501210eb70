import { type MessageKey, text as textOf } from '../model/messages/index.ts';
import type { Json } from '../model/schema/Json.ts';
import type { Locale } from '../model/schema/Locale.ts';
import { accountEndpoints } from '../wire/account/accountEndpoints.ts';
import { addressOf, type Endpoint, type ParamOf } from '../wire/Endpoint.ts';
import type { Fits, Reader } from '../wire/Reader.ts';
import type { Right } from '../wire/Right.ts';
import { envelope, type ReadEnvelope } from '../wire/readEnvelope.ts';
import { object, read, type Shape, text } from '../wire/shape.ts';
import { type Answer, answered, failed } from './Answer.ts';

/**
 * What the transport needs from the session. The transport stores only a running token replacement and the
 * schema revision.
 */
export interface HttpOptions {
  token(): string | undefined;
  locale(): Locale;
  /** Called with a new token. */
  onToken(token: string): void;
  /** Called when the server has signed the user out; shows the login page. */
  onUnauthorised(): void;
  /** Called after each call: whether the server answered. Aborted calls tell nothing. */
  onReach?(reached: boolean): void;
  /** Called when a call failed on the server, with the id by which its log names the call. */
  onServerError?(id: string): void;
  readonly fetch?: typeof fetch;
  /** Path prefix, e.g. `/jig` behind a proxy; default none. */
  readonly base?: string;
}

/** One call: GET without a body, POST with one. */
export interface HttpCall {
  readonly method?: 'GET' | 'POST';
  readonly body?: Json | FormData;
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces `fetch`: an upload with progress, a download that keeps its bytes. */
  readonly send?: typeof fetch;
  /** Replaces the default time-out. */
  readonly signal?: AbortSignal;
  /** The call is finished after its page was left, as for what one click keeps. Its body is smaller than 64 KB. */
  readonly outlivesPage?: boolean;
}

/** Request of an endpoint: path parameters, query, and a body where the endpoint takes one. */
export type EndpointCall<Path extends string, Asked> = Omit<HttpCall, 'method' | 'body'> & {
  readonly query?: Readonly<Record<string, string>> | URLSearchParams;
} & ([ParamOf<Path>] extends [never]
    ? { readonly params?: undefined }
    : { readonly params: Readonly<Record<ParamOf<Path>, string>> }) &
  ([Asked] extends [undefined] ? { readonly body?: undefined } : { readonly body: Asked });

/** Time-out of a call, in milliseconds. */
const timeoutMs = 50_000;

/** Answers of a gateway whose server is away. */
const gatewayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** `fetch` with bearer token, time-out, token replacement, and a message for each kind of failure. */
export class Http {
  readonly #options: HttpOptions;
  #replacing: Promise<void> | undefined;
  #schemas: string | undefined;
  readonly #onSchemas = new Set<() => void>();

  constructor(options: HttpOptions) {
    this.#options = options;
  }

  /** Calls an endpoint. `reader` must fit its answer. */
  call<Path extends string, Told, Asked, T, Wire = T>(
    endpoint: Endpoint<Path, Told, Right, Asked>,
    { params, query, ...call }: EndpointCall<Path, Asked>,
    reader: Reader<T, Wire> & Fits<Told, Wire>,
  ): Promise<Answer<T>> {
    // Casts are safe: a path without parameters needs no values, and a body is plain data or a form.
    const path = addressOf(endpoint, (params ?? {}) as Record<ParamOf<Path>, string>, query);
    const asked = { ...call, method: endpoint.method } as HttpCall;
    return endpoint.isPlain ? this.plain(path, asked, reader) : this.action(path, asked, reader);
  }

  /** Makes an action call. `shape` reads the `data` of its envelope. */
  async action<T>(path: string, call: HttpCall, shape: Shape<T>): Promise<Answer<T>> {
    const found = await this.#body(path, call);
    if (!found.ok) return found;
    const wrapped = read(envelope, found.data);
    if (!wrapped.ok) return this.#unreadable(path, wrapped.problem);
    if (!wrapped.value.status) return this.#refusal(wrapped.value);
    const data = read(shape, wrapped.value.data);
    return data.ok ? answered(data.value, wrapped.value.message) : this.#unreadable(path, data.problem);
  }

  /**
   * Makes a call whose body is the answer itself (Page, menus, dictionaries). An envelope with a refusal is a
   * failure.
   */
  async plain<T>(path: string, call: HttpCall, shape: Shape<T>): Promise<Answer<T>> {
    const found = await this.#body(path, call);
    if (!found.ok) return found;
    const wrapped = read(envelope, found.data);
    if (wrapped.ok && !wrapped.value.status) return this.#refusal(wrapped.value);
    const body = wrapped.ok && wrapped.value.data !== undefined ? wrapped.value.data : found.data;
    const data = read(shape, body);
    return data.ok ? answered(data.value) : this.#unreadable(path, data.problem);
  }

  async #body(path: string, call: HttpCall): Promise<Answer<unknown>> {
    const answer = await this.#send(path, call);
    if (!answer) return this.#failure('network', 'shell.networkFailed');
    const { response, body, token, errorId } = answer;
    if (response.headers.get('vol_exp') === '1') void this.replaceToken();
    const refusal = read(envelope, body);
    const code = refusal.ok ? String(refusal.value.code ?? '') : '';
    if (code === '401' && !(refusal.ok && refusal.value.status))
      return this.#unauthorised(token, refusal.ok ? refusal.value : undefined);
    if (response.ok && body !== undefined) return answered(body);
    if (refusal.ok && refusal.value.message)
      return this.#refusal({ ...refusal.value, code: code || response.status }, errorId);
    if (response.status === 401) return this.#unauthorised(token, undefined);
    return this.#failure(
      String(response.status),
      response.status === 404 ? 'shell.pageNotFound' : 'shell.networkFailed',
    );
  }

  async #send(
    path: string,
    call: HttpCall,
  ): Promise<
    { response: Response; body: unknown; token: string | undefined; errorId: string | undefined } | undefined
  > {
    const token = this.#options.token();
    const { body } = call;
    const isForm = body instanceof FormData;
    const init: RequestInit = {
      method: call.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        accept: 'application/json',
        'x-locale': this.#options.locale(),
        // The browser sets this header for forms, with the boundary.
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...call.headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal: call.signal ?? AbortSignal.timeout(timeoutMs),
      ...(call.outlivesPage === true ? { keepalive: true } : {}),
    };
    try {
      const send = call.send ?? this.#options.fetch ?? fetch;
      const response = await send(this.address(path), init);
      this.#noticeSchemas(response.headers.get('x-jig-schemas'));
      const answer = parsed(await response.text());
      const errorId =
        response.status === 500 ? (response.headers.get('x-request-id') ?? undefined) : undefined;
      if (errorId !== undefined) this.#options.onServerError?.(errorId);
      this.#options.onReach?.(answer !== undefined || !gatewayStatuses.has(response.status));
      return { response, body: answer, token, errorId };
    } catch (problem) {
      if (isLoss(problem, init.signal)) this.#options.onReach?.(false);
      // No answer (offline, time-out, aborted): the user gets one text for all causes.
      return undefined;
    }
  }

  /**
   * Calls `listener` when an answer shows that other schemas were published. Returns the function that
   * unsubscribes.
   */
  onSchemas(listener: () => void): () => void {
    this.#onSchemas.add(listener);
    return () => this.#onSchemas.delete(listener);
  }

  #noticeSchemas(mark: string | null): void {
    if (mark === null || mark === this.#schemas) return;
    const isFirst = this.#schemas === undefined;
    this.#schemas = mark;
    if (!isFirst) for (const listener of this.#onSchemas) listener();
  }

  /** Address of a server path, as seen from this page. */
  address(path: string): string {
    return /^https?:/.test(path) ? path : `${this.#options.base ?? ''}${path}`;
  }

  /** Requests a new token. Calls at the same time share one request. */
  replaceToken(): Promise<void> {
    this.#replacing ??= this.#replace().finally(() => {
      this.#replacing = undefined;
    });
    return this.#replacing;
  }

  async #replace(): Promise<void> {
    const answer = await this.#send(addressOf(accountEndpoints.replaceToken, {}), {
      method: 'POST',
      body: {},
    });
    const found = read(object<{ data: string }>({ data: text }), answer?.body);
    // The user may look as a role since, or no longer.
    if (answer?.token !== this.#options.token()) return;
    if (answer?.response.ok && found.ok) this.#options.onToken(found.value.data);
    // Without an answer the old token stays valid, so the next call tries again.
    else if (answer) this.#options.onUnauthorised();
  }

  /** A refusal of a token that is no longer in use, as of a role the user looked as, says nothing about the session. */
  #unauthorised(token: string | undefined, refusal: ReadEnvelope | undefined): Answer<never> {
    const hadUser = this.#options.token() !== undefined;
    if (token === this.#options.token()) this.#options.onUnauthorised();
    if (hadUser && refusal?.message) return failed('401', refusal.message);
    return this.#failure('401', 'shell.sessionExpired');
  }

  #refusal(found: ReadEnvelope, errorId?: string): Answer<never> {
    const code = String(found.code ?? '');
    const message = found.message ?? textOf('shell.networkFailed', this.#options.locale());
    const answer = failed(code, message, found.data);
    return answer.ok || errorId === undefined
      ? answer
      : { ok: false, failure: { ...answer.failure, errorId } };
  }

  #unreadable(path: string, problem: string): Answer<never> {
    // Logs the call for developers; the user gets a general text.
    console.error(`${path} answered an unexpected shape: ${problem}`);
    return this.#failure('shape', 'shell.badAnswer');
  }

  #failure(code: string, key: MessageKey): Answer<never> {
    return failed(code, textOf(key, this.#options.locale()));
  }
}

/** Whether a failed `fetch` says something about the network: an abort does not, a time-out does. */
function isLoss(problem: unknown, signal: AbortSignal | null | undefined): boolean {
  const { reason } = signal?.aborted ? signal : { reason: undefined };
  return reason === undefined
    ? problem instanceof TypeError
    : reason instanceof DOMException && reason.name === 'TimeoutError';
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
