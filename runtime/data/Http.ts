import { type MessageKey, text as textOf } from '../model/messages/index.ts';
import type { Json } from '../model/schema/Json.ts';
import type { Locale } from '../model/schema/Locale.ts';
import { accountEndpoints } from '../wire/account/accountEndpoints.ts';
import { addressOf } from '../wire/Endpoint.ts';
import { object, read, type Shape, text } from '../wire/shape.ts';
import { type Answer, answered, failed } from './Answer.ts';
import { envelope, type ReadEnvelope } from './wire.ts';

/** What the transport needs from the session; it keeps no state of its own but the replacement under way. */
export interface HttpOptions {
  token(): string | undefined;
  locale(): Locale;
  /** A replaced token arrived. */
  onToken(token: string): void;
  /** Signed out by the server: go to the login page. */
  onUnauthorised(): void;
  readonly fetch?: typeof fetch;
  /** Path prefix, e.g. `/jig` behind a proxy; default none. */
  readonly base?: string;
}

/** One call: GET without a body, POST with one. */
export interface HttpCall {
  readonly method?: 'GET' | 'POST';
  readonly body?: Json | FormData;
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of `fetch`: an upload that tells its progress, a download that keeps its bytes. */
  readonly send?: typeof fetch;
  /** In place of the usual time-out. */
  readonly signal?: AbortSignal;
}

/** Longest wait for an answer, in milliseconds. */
const timeoutMs = 50_000;

/** `fetch` with the bearer token, the time-out, token replacement and the words of each kind of failure. */
export class Http {
  readonly #options: HttpOptions;
  #replacing: Promise<void> | undefined;
  #schemas: string | undefined;
  readonly #onSchemas = new Set<() => void>();

  constructor(options: HttpOptions) {
    this.#options = options;
  }

  /** An action call: its `data` read by `shape`. */
  async action<T>(path: string, call: HttpCall, shape: Shape<T>): Promise<Answer<T>> {
    const found = await this.#body(path, call);
    if (!found.ok) return found;
    const wrapped = read(envelope, found.data);
    if (!wrapped.ok) return this.#unreadable(path, wrapped.problem);
    if (!wrapped.value.status) return this.#refusal(wrapped.value);
    const data = read(shape, wrapped.value.data);
    return data.ok ? answered(data.value, wrapped.value.message) : this.#unreadable(path, data.problem);
  }

  /** A call whose body is the answer itself (Page, menus, dictionaries). A refusing envelope in its place is a failure. */
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
    const { response, body } = answer;
    if (response.headers.get('vol_exp') === '1') void this.replaceToken();
    const refusal = read(envelope, body);
    const code = refusal.ok ? String(refusal.value.code ?? '') : '';
    if (code === '401' && !(refusal.ok && refusal.value.status))
      return this.#unauthorised(refusal.ok ? refusal.value : undefined);
    if (response.ok && body !== undefined) return answered(body);
    if (refusal.ok && refusal.value.message)
      return this.#refusal({ ...refusal.value, code: code || response.status });
    if (response.status === 401) return this.#unauthorised(undefined);
    return this.#failure(
      String(response.status),
      response.status === 404 ? 'shell.pageNotFound' : 'shell.networkFailed',
    );
  }

  async #send(path: string, call: HttpCall): Promise<{ response: Response; body: unknown } | undefined> {
    const token = this.#options.token();
    const { body } = call;
    const isForm = body instanceof FormData;
    const init: RequestInit = {
      method: call.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        accept: 'application/json',
        'x-locale': this.#options.locale(),
        // The browser itself writes a form's, with its boundary.
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...call.headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal: call.signal ?? AbortSignal.timeout(timeoutMs),
    };
    try {
      const send = call.send ?? this.#options.fetch ?? fetch;
      const response = await send(this.address(path), init);
      this.#noticeSchemas(response.headers.get('x-jig-schemas'));
      return { response, body: parsed(await response.text()) };
    } catch {
      // No answer at all (offline, time-out, aborted): one text for the person, whatever the cause.
      return undefined;
    }
  }

  /** Hears when an answer shows that other schemas are published than before; ends with the returned function. */
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

  /** A path of the server as this page reaches it. */
  address(path: string): string {
    return /^https?:/.test(path) ? path : `${this.#options.base ?? ''}${path}`;
  }

  /** Asks for a new token; calls meanwhile share the one replacement. */
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
    if (answer?.response.ok && found.ok) this.#options.onToken(found.value.data);
    // No answer is no refusal: the old token still lives, the next call asks again.
    else if (answer) this.#options.onUnauthorised();
  }

  #unauthorised(refusal: ReadEnvelope | undefined): Answer<never> {
    const hadUser = this.#options.token() !== undefined;
    this.#options.onUnauthorised();
    if (hadUser && refusal?.message) return failed('401', refusal.message);
    return this.#failure('401', 'shell.sessionExpired');
  }

  #refusal(found: ReadEnvelope): Answer<never> {
    const code = String(found.code ?? '');
    const message = found.message ?? textOf('shell.networkFailed', this.#options.locale());
    return failed(code, message, found.data);
  }

  #unreadable(path: string, problem: string): Answer<never> {
    // For whoever reads the console: which call answered what it should not. The person gets the general text.
    console.error(`${path} answered an unexpected shape: ${problem}`);
    return this.#failure('shape', 'shell.badAnswer');
  }

  #failure(code: string, key: MessageKey): Answer<never> {
    return failed(code, textOf(key, this.#options.locale()));
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
