import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';

/** Answer of a call, read to its end. */
export interface SiteAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** Milliseconds a call may take: as long as a browser of the product waits. */
const patience = 50_000;

/** A browser, as far as a proxy knows it: TLS, kept connections, the token of a user. */
export class SiteClient {
  token: string | undefined;
  readonly #agent: Agent;

  constructor(
    readonly port: number,
    readonly certificate: string,
  ) {
    this.#agent = new Agent({ keepAlive: true, ca: certificate, servername: 'localhost', maxSockets: 32 });
  }

  /** Sends a call and answers its response, whose body is still to come. Rejects where there is none. */
  open(
    path: string,
    body?: Uint8Array | string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          ...{ host: '127.0.0.1', port: this.port, path, agent: this.#agent },
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            host: `localhost:${this.port}`,
            ...(body === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
            ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
            ...headers,
          },
        },
        resolve,
      );
      asked.setTimeout(patience, () => asked.destroy(new Error(`no answer in ${patience} ms`)));
      asked.on('error', reject);
      asked.end(body);
    });
  }

  async call(
    path: string,
    body?: Uint8Array | string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<SiteAnswer> {
    const answer = await this.open(path, body, headers);
    const pieces: Buffer[] = [];
    for await (const piece of answer) pieces.push(piece as Buffer);
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      text: Buffer.concat(pieces).toString('utf8'),
    };
  }

  /** A call whose answer is JSON. Throws with what came where it is not. */
  async json(
    path: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Record<string, unknown>> {
    const answer = await this.call(path, body === undefined ? undefined : JSON.stringify(body), headers);
    if (answer.status !== 200)
      throw new Error(`${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
    const found = JSON.parse(answer.text) as Record<string, unknown>;
    if (found.status === false) throw new Error(`${path}: ${String(found.message)}`);
    return found;
  }

  async signIn(userName: string, password: string): Promise<void> {
    const { data } = await this.json('/api/user/login', { userName, password });
    this.token = (data as { token: string }).token;
  }

  end(): void {
    this.#agent.destroy();
  }
}
